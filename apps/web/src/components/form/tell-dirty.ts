import { createContext, useContext, useEffect } from 'react';

/** Tells an ancestor (FormDialog) whether the form inside it has unsaved changes. */
export const TellDirty = createContext<((dirty: boolean) => void) | null>(null);

/** Rendered inside the form; reports "not dirty" when the form is removed. */
export function Dirty({ dirty }: { dirty: boolean }) {
  const tell = useContext(TellDirty);
  useEffect(() => {
    tell?.(dirty);
    return () => tell?.(false);
  }, [tell, dirty]);
  return null;
}
