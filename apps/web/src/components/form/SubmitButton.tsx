import type { ComponentProps } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../plain/Button';
import { useWaiting } from './use-waiting';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'loading'> {
  /** Disables the button until every field is valid (the wizard does) (rule: wizard-waits). */
  disabledWhileInvalid?: boolean;
}

/** The form's submit button: shows that the call is running, and refuses a second click meanwhile. */
export function SubmitButton({ disabledWhileInvalid = false, disabled, ...props }: SubmitButtonProps) {
  // What the server refused is no reason: pressing again is the way to try again.
  const { submitting, hasValidationErrors } = useFormState({
    subscription: { submitting: true, hasValidationErrors: true },
  });
  const waiting = useWaiting(submitting ?? false);
  return (
    <Button
      variant="contained"
      size="large"
      {...props}
      type="submit"
      loading={waiting}
      disabled={(disabled ?? false) || (disabledWhileInvalid && (hasValidationErrors ?? false))}
    />
  );
}
