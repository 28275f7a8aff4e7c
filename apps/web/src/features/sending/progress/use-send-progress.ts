import type { Send } from '@festlig/contracts/messaging';
import { followSend } from '@festlig/contracts/messaging/http';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReducer } from 'react';
import { useFollow } from '../../../api/use-follow';
import { withReport } from './model';

/** A send's progress. `broken`: no reports arrive at the moment. */
export function useSendProgress(partyId: string, first: Send) {
  const [send, report] = useReducer(withReport, first);
  const { broken } = useFollow(followSend, send.ended ? skipToken : { partyId, sendId: send.id }, report);
  return { send, report, broken };
}
