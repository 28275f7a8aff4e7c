import { createContext, useContext, useEffect } from 'react';

/** Who wants to know whether the form inside them holds something that is not saved (FormDialog). */
export const TellDirty = createContext<((dirty: boolean) => void) | null>(null);

/** Stands in the form; a form that is gone holds nothing. */
export function Dirty({ dirty }: { dirty: boolean }) {
  const tell = useContext(TellDirty);
  useEffect(() => {
    tell?.(dirty);
    return () => tell?.(false);
  }, [tell, dirty]);
  return null;
}
