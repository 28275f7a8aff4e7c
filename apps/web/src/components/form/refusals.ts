import { type Decorator, FORM_ERROR, type Mutator } from 'final-form';
import { useState } from 'react';

/** Removes the server's errors of fields that were changed since, and with them the errors of the whole form. */
const forgetCorrected: Mutator = (_args, { formState, fields }, { getIn, setIn }) => {
  const { submitErrors, lastSubmittedValues, values } = formState;
  if (!submitErrors || !lastSubmittedValues) return;
  const changed = Object.entries(fields)
    .filter(([name, { isEqual }]) => !isEqual(getIn(lastSubmittedValues, name), getIn(values, name)))
    .map(([name]) => name);
  if (changed.length === 0) return;
  delete formState.submitError;
  formState.submitErrors = [...changed, FORM_ERROR].reduce<object>(
    (left, name) => setIn(left, name, undefined) ?? {},
    submitErrors,
  );
};

/**
 * A final-form decorator that removes a server error for good once its field has changed. Final Form itself compares
 * with the last submitted values, so a submit that finds another field invalid would show the old error on the
 * corrected field again.
 */
export function useRefusals<V extends object>() {
  const [props] = useState(() => {
    const decorator: Decorator<V> = (form) => {
      const { submit } = form;
      form.submit = () => {
        form.mutators['forgetCorrected']?.();
        return submit();
      };
      return () => {
        form.submit = submit;
      };
    };
    return { mutators: { forgetCorrected: forgetCorrected as unknown as Mutator<V> }, decorators: [decorator] };
  });
  return props;
}
