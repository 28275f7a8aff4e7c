import { useEffect, useState } from 'react';

/** A waiting button is enabled again after 4 s, whatever happened to the call. */
export const REENABLE_MS = 4000;

/** Whether a button still waits for its call (rules: button-comes-back, button-comes-back-everywhere). */
export function useWaiting(running: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLate(true), REENABLE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running]);
  return running && !late;
}
