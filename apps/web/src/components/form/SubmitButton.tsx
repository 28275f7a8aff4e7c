import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-final-form';
import { useWaiting } from './use-waiting';

interface SubmitButtonProps extends ButtonProps {
  /** Disables the button until every field is valid (the wizard does) (rule: wizard-waits). */
  disabledWhileInvalid?: boolean;
}

/** The form's submit button: shows that the call is running, and refuses a second click meanwhile. */
export function SubmitButton({ disabledWhileInvalid = false, disabled, children, ...props }: SubmitButtonProps) {
  // What the server refused is no reason: pressing again is the way to try again.
  const { submitting, hasValidationErrors } = useFormState({
    subscription: { submitting: true, hasValidationErrors: true },
  });
  const waiting = useWaiting(submitting ?? false);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...props}
      loading={waiting}
      disabled={(disabled ?? false) || (disabledWhileInvalid && (hasValidationErrors ?? false))}
    >
      {children}
    </Button>
  );
}
