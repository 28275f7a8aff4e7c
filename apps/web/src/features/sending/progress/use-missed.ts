import type { Delivery, Send } from '@festlig/contracts/messaging';
import { VISITS_LOOKED_UP } from '@festlig/domain/messaging/delivery-status';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListDeliveriesQuery } from '../api';
import { hasTexts, missedOf } from './model';
import { LATE_REPORTS_MS } from './use-send-progress';

/** Size of a page of the list of deliveries. */
export const PAGE_SIZE = 50;

const listed = (partyId: string, send: Send, only: 'failed' | 'nothing' | 'seen' | 'unseen') => ({
  partyId,
  sendId: send.id,
  page: 1,
  pageSize: PAGE_SIZE,
  only,
});
const late = { refetchOnMountOrArgChange: true, pollingInterval: LATE_REPORTS_MS, skipPollingIfUnfocused: true };

/** The first guests who missed a mail or a text of a send that somebody missed. */
export function useMissedGuests(partyId: string, send: Send): readonly Delivery[] {
  return useListDeliveriesQuery(listed(partyId, send, 'failed'), late).data?.items ?? [];
}

/** The first guests of a send whom nothing reaches. */
export function useUnreachedGuests(partyId: string, send: Send): readonly Delivery[] {
  return useListDeliveriesQuery(listed(partyId, send, 'nothing')).data?.items ?? [];
}

/**
 * How many guests missed a mail or a text of a send. With texts it is the length of the list of deliveries that failed:
 * a text can turn out later not to have reached the phone, and a guest who missed both counts once.
 */
export function useMissed(partyId: string, send: Send): number {
  const { data } = useListDeliveriesQuery(hasTexts(send) ? listed(partyId, send, 'failed') : skipToken, late);
  return data?.total ?? missedOf(send);
}

/**
 * How many guests of a send have opened their page since, and how many have not although something went to them; null while that
 * is not known, and of a send to so many guests that not all are looked up (rule: delivery-totals).
 */
export function useSeen(partyId: string, send: Send): { seen: number; unseen: number } | null {
  // Of more guests the answer would be that not all are looked up.
  const isCounted = Math.max(send.total, send.textTotal, send.nothing + send.byText) <= VISITS_LOOKED_UP;
  const seen = useListDeliveriesQuery(isCounted ? listed(partyId, send, 'seen') : skipToken, late).data;
  const unseen = useListDeliveriesQuery(isCounted ? listed(partyId, send, 'unseen') : skipToken, late).data;
  if (!seen || !unseen || seen.atLeast || unseen.atLeast) return null;
  return { seen: seen.total, unseen: unseen.total };
}
