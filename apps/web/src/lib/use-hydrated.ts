import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and in the first rendering of a page that it has rendered, which must be the same as the server's;
 * true from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether what is shown began as the page that the server has rendered; it stays so. */
export function useWasRendered(): boolean {
  const isHydrated = useHydrated();
  return useState(!isHydrated)[0];
}
