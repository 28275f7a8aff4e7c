import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';

/** A waiting button is enabled again after 4 s, whatever happened to the call (rule: button-comes-back). */
export const REENABLE_MS = 4000;

interface SubmitButtonProps extends ButtonProps {
  /** Disables the button until every field is valid (the wizard does) (rule: wizard-waits). */
  disabledWhileInvalid?: boolean;
}

/** The form's submit button: shows that the call is running, and refuses a second click meanwhile. */
export function SubmitButton({ disabledWhileInvalid = false, disabled, children, ...props }: SubmitButtonProps) {
  const { submitting, invalid } = useFormState({ subscription: { submitting: true, invalid: true } });
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(() => setLate(true), REENABLE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [submitting]);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...props}
      loading={submitting && !late}
      disabled={(disabled ?? false) || (disabledWhileInvalid && invalid)}
    >
      {children}
    </Button>
  );
}
