import { useMemo, useSyncExternalStore } from 'react';
import { ownPhotos, watchOwnPhotos } from '../../lib/own-photos';

/** The input field with the key of this browser, once it has one. */
export function useGuestKey(partyId: string): { guestKey?: string } {
  const guestKey = useSyncExternalStore(watchOwnPhotos, () => ownPhotos(partyId).key);
  return useMemo(() => (guestKey === undefined ? {} : { guestKey }), [guestKey]);
}
