import type { ComponentProps } from 'react';
import { useFormState } from 'react-final-form';
import { SubmitButton } from './SubmitButton';

interface CheckedSubmitProps extends Omit<ComponentProps<typeof SubmitButton>, 'disabled' | 'onClick' | 'style'> {
  /** The id of the text that says what the button waits for. */
  'aria-describedby': string;
  /** A form whose fields are valid waits for something else. */
  isHeld?: boolean;
}

/**
 * The submit button of a form that waits until its fields are valid: it is told and drawn as off, but a press on it makes each
 * invalid field say what it needs (rules: wizard-waits, wish-saved-when-changed).
 */
export function CheckedSubmit({ isHeld = false, ...props }: CheckedSubmitProps) {
  const { hasValidationErrors = false } = useFormState({ subscription: { hasValidationErrors: true } });
  const isOff = hasValidationErrors || isHeld;
  return (
    <SubmitButton
      {...props}
      {...(isOff && { 'aria-disabled': true, style: off })}
      onClick={(event) => {
        // Invalid fields refuse by themselves.
        if (isHeld && !hasValidationErrors) event.preventDefault();
      }}
    />
  );
}

const off = { color: 'var(--off)', backgroundColor: 'var(--off-ground)' } as const;
