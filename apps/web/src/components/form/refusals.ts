import { type Decorator, FORM_ERROR, type Mutator } from 'final-form';
import { useState } from 'react';

/** Takes away what was refused of fields that were changed since, and with them what was said of the whole form. */
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
 * For a final form: what the server refused is gone for good once it was changed. Final Form compares with what was
 * pressed last, and a press that finds another field wrong would bring the old refusal back onto the corrected one.
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
