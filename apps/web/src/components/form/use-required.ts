import { useRef, useState } from 'react';
import { useErrorsT } from '../../i18n/error-text';

/**
 * For a single field that is no Form: its button can always be pressed, and while the field is empty a press says on the field,
 * which gets the focus, that it has to be filled in.
 */
export function useRequired(isEmpty: boolean) {
  const errorsT = useErrorsT();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const error = isPressed && isEmpty;
  return {
    field: { inputRef, error, helperText: error ? errorsT('required') : undefined },
    /** Whether there is something to go on with. */
    isFilled: () => {
      setIsPressed(true);
      if (isEmpty) inputRef.current?.focus();
      return !isEmpty;
    },
  };
}
