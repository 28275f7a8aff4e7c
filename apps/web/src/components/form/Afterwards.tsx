import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

/** Does something once the form has nothing unsaved, so that nobody is asked about leaving. */
export function Afterwards({ act }: { act: (() => void) | undefined }) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  useEffect(() => {
    if (!dirty) act?.();
  }, [dirty, act]);
  return null;
}
