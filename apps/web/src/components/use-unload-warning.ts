import { useEffect } from 'react';

/** Makes the browser ask before the tab is closed or reloaded while there is something to lose. */
export function useUnloadWarning(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
}
