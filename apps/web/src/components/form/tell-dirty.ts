import { createContext, useContext, useEffect } from 'react';

/** Tells an ancestor (FormDialog) that something inside it begins or ceases to have unsaved changes. */
export const TellDirty = createContext<((dirty: boolean) => void) | null>(null);

/** Rendered inside what can have unsaved changes; ceases to have them when it is removed. */
export function Dirty({ dirty }: { dirty: boolean }) {
  const tell = useContext(TellDirty);
  useEffect(() => {
    if (!dirty) return;
    tell?.(true);
    return () => tell?.(false);
  }, [tell, dirty]);
  return null;
}
