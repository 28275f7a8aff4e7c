import type { Send } from '@festlig/contracts/messaging';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListDeliveriesQuery } from '../api';
import { hasTexts, missedOf } from './model';
import { LATE_REPORTS_MS } from './use-send-progress';

/** Size of a page of the list of deliveries. */
export const PAGE_SIZE = 50;

/**
 * The guests who missed a mail or a text of a send. With texts it is the length of the list of deliveries that failed:
 * a text can turn out later not to have reached the phone, and a guest who missed both counts once.
 */
export function useMissed(partyId: string, send: Send): number {
  const { data } = useListDeliveriesQuery(
    hasTexts(send) ? { partyId, sendId: send.id, page: 1, pageSize: PAGE_SIZE, only: 'failed' } : skipToken,
    { refetchOnMountOrArgChange: true, pollingInterval: LATE_REPORTS_MS, skipPollingIfUnfocused: true },
  );
  return data?.total ?? missedOf(send);
}
