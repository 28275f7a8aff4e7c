import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { guestApi, type GuestKeys, ownRsvpInput } from '../../api/guest';
import { newerReply } from './model';

/** The host may write while the guest has the page open: an existing reply is fetched again at this interval. */
const POLL_MS = 30_000;

const { useQueryState, useQuerySubscription } = guestApi.endpoints.getOwnRsvp;

/** The guest's own reply: fetched by the keys of the link, or as the last call returned it. */
export function useOwnReply(partyId: string, keys: GuestKeys) {
  const [answered, keep] = useState<OwnRsvp>();
  const asked = ownRsvpInput(partyId, keys);
  const { data, error, isLoading, isUninitialized } = useQueryState(asked);
  const own = newerReply(answered, data?.rsvp ?? undefined);
  const { refetch } = useQuerySubscription(asked, {
    pollingInterval: own ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    // The guest may have answered in another tab.
    refetchOnFocus: true,
  });
  return { own, keep, query: { error, isLoading: isLoading || (isUninitialized && asked !== skipToken), refetch } };
}
