import type { Send } from '@festlig/contracts/messaging';
import { followSend } from '@festlig/contracts/messaging/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReducer } from 'react';
import { useFollow } from '../../../api/use-follow';
import { useGetSendQuery } from '../api';
import { hasTexts, underWayOf, withReport } from './model';

/** How often a finished send with texts is read again: that a text did not reach its phone is reported later. */
export const LATE_REPORTS_MS = 10_000;
/** The same while texts are under way, whose reports come within seconds. */
const UNDER_WAY_MS = 3000;

/** A send's progress, and its sums as they change after its end. `broken`: no reports arrive at the moment. */
export function useSendProgress(partyId: string, first: Send) {
  const [send, report] = useReducer(withReport, first);
  const { broken } = useFollow(followSend, send.ended ? skipToken : { partyId, sendId: send.id }, report);
  const { data } = useGetSendQuery(send.ended && hasTexts(send) ? { partyId, sendId: send.id } : skipToken, {
    refetchOnMountOrArgChange: true,
    pollingInterval: underWayOf(send) > 0 ? UNDER_WAY_MS : LATE_REPORTS_MS,
    skipPollingIfUnfocused: true,
  });
  return { send: data ? withReport(send, data) : send, report, broken };
}
