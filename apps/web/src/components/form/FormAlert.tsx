import Alert from '@mui/material/Alert';
import { useFormState } from 'react-final-form';

/** The form's general error (FORM_ERROR), spoken when it appears. */
export function FormAlert() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (!submitError || dirtySinceLastSubmit) return null;
  return <Alert severity="error">{String(submitError)}</Alert>;
}
