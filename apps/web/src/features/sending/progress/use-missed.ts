import type { Send } from '@festlig/contracts/messaging';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListDeliveriesQuery } from '../api';
import { hasTexts, missedOf } from './model';

/** Size of a page of the list of deliveries. */
export const PAGE_SIZE = 50;
/** How often they are counted again: a phone that a text did not reach is reported some time after the send. */
const POLL_MS = 10_000;

/**
 * The guests who missed a mail or a text of a send. With texts it is the length of the list of deliveries that failed:
 * a text can turn out later not to have reached the phone, and a guest who missed both counts once.
 */
export function useMissed(partyId: string, send: Send): number {
  const { data } = useListDeliveriesQuery(
    hasTexts(send) ? { partyId, sendId: send.id, page: 1, pageSize: PAGE_SIZE, only: 'failed' } : skipToken,
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  return data?.total ?? missedOf(send);
}
