import type { Send } from '@festlig/contracts/messaging';
import { followSend } from '@festlig/contracts/messaging/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReducer } from 'react';
import { useFollow } from '../../../api/use-follow';
import { withReport } from './model';

/** A send as it goes. `broken` while nothing is heard of it. */
export function useSendProgress(partyId: string, first: Send) {
  const [send, report] = useReducer(withReport, first);
  const { broken } = useFollow(followSend, send.ended ? skipToken : { partyId, sendId: send.id }, report);
  return { send, report, broken };
}
