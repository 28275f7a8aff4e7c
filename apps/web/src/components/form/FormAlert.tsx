import { useFormState } from 'react-final-form';
import type { CodedError } from '../../lib/coded-error';
import { ErrorText } from '../ErrorText';
import { ErrorWayOut } from '../ErrorWayOut';
import { Notice } from '../Notice';

/** The form's general errors (FORM_ERROR), read out when they appear. */
export function FormAlert() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (!submitError || dirtySinceLastSubmit) return null;
  const errors = submitError as readonly CodedError[];
  return (
    <Notice role="alert" tone="error">
      <ErrorText of={errors} />
      <ErrorWayOut of={errors} />
    </Notice>
  );
}
