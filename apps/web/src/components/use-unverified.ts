import type { User } from '@festlig/contracts/identity';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetInitialQuery, useUser } from '../api/session';
import { keepPlace } from '../lib/confirm-place';

/** How often a screen asks whether the address has been confirmed. */
export const POLL_MS = 3_000;

/**
 * The user while their address is not confirmed, otherwise null. The link in the mail may be opened on another device while
 * this screen is open, and in this browser it leads back here, or to `place`; null leaves the place that
 * another screen has kept (rule: verify-goes-back).
 */
export function useUnverified(place?: string | null): User | null {
  const user = useUser();
  const isUnverified = user?.email_verified === false;
  useGetInitialQuery(
    {},
    { pollingInterval: isUnverified ? POLL_MS : 0, skipPollingIfUnfocused: true, refetchOnFocus: isUnverified },
  );
  const { pathname, search } = useLocation();
  const back = place === undefined ? pathname + search : place;
  useEffect(() => {
    if (isUnverified && back !== null) keepPlace(back);
  }, [isUnverified, back]);
  return user && isUnverified ? user : null;
}
