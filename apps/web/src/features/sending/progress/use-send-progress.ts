import { Send } from '@festlig/contracts/messaging';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useReducer, useState } from 'react';
import { useGetSendQuery } from '../api';
import { withReport } from './model';

const POLL_MS = 2000;

/** The report in a message of the stream; anything else is no report. */
function reportOf(data: unknown): Send | undefined {
  try {
    return Send.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/**
 * A send as it goes: over server-sent events, and by asking every two seconds while the stream is broken (proxies and
 * sleeping laptops break it; the browser connects again by itself). `broken` while not even asking works.
 */
export function useSendProgress(partyId: string, first: Send) {
  const [send, report] = useReducer(withReport, first);
  const [polling, setPolling] = useState(() => typeof EventSource === 'undefined');
  const { id, ended } = send;
  useEffect(() => {
    if (ended || typeof EventSource === 'undefined') return;
    const stream = new EventSource(`/api/party/${encodeURIComponent(partyId)}/sends/${id}/events`);
    stream.onmessage = (message) => {
      const now = reportOf(message.data);
      if (now) report(now);
      setPolling(false);
    };
    stream.onerror = () => setPolling(true);
    // Left open after the last report, the browser would connect again and again.
    return () => stream.close();
  }, [partyId, id, ended]);

  const { data, error } = useGetSendQuery(polling && !ended ? { partyId, sendId: id } : skipToken, {
    pollingInterval: POLL_MS,
  });
  useEffect(() => {
    if (data) report(data);
  }, [data]);
  return { send, report, broken: polling && !ended && error !== undefined };
}
