import { useSyncExternalStore } from 'react';

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
