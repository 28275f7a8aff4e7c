import { useFormState } from 'react-final-form';
import { Notice } from '../Notice';

/** The form's general error (FORM_ERROR), spoken when it appears. */
export function FormAlert() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (!submitError || dirtySinceLastSubmit) return null;
  return (
    <Notice role="alert" tone="error">
      {String(submitError)}
    </Notice>
  );
}
