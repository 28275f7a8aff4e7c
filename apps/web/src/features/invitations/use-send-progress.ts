import { Send } from '@festlig/contracts/messaging';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useGetSendQuery } from './api';
import { laterReport } from './model';

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
 * A send as it goes: over server-sent events, and by asking every two seconds once the stream breaks (proxies and
 * sleeping laptops break it). `broken` while not even asking works.
 */
export function useSendProgress(partyId: string, first: Send): { send: Send; broken: boolean } {
  const [streamed, setStreamed] = useState<Send>();
  const [polling, setPolling] = useState(() => typeof EventSource === 'undefined');
  useEffect(() => {
    if (first.ended || typeof EventSource === 'undefined') return;
    const stream = new EventSource(`/api/party/${encodeURIComponent(partyId)}/sends/${first.id}/events`);
    stream.onmessage = (message) => {
      const report = reportOf(message.data);
      if (report) setStreamed(report);
      // Left open, the browser would connect again and again after the last report.
      if (report?.ended) stream.close();
    };
    stream.onerror = () => {
      stream.close();
      setPolling(true);
    };
    return () => stream.close();
  }, [partyId, first.id, first.ended]);

  const known = laterReport(first, streamed?.id === first.id ? streamed : undefined);
  const [over, setOver] = useState(false);
  const { data, error } = useGetSendQuery(polling && !first.ended ? { partyId, sendId: first.id } : skipToken, {
    pollingInterval: over ? 0 : POLL_MS,
  });
  if (data?.ended && !over) setOver(true);
  const send = laterReport(known, data);
  return { send, broken: polling && !send.ended && error !== undefined };
}
