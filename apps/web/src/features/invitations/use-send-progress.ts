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
  const [polling, setPolling] = useState(false);
  useEffect(() => {
    if (first.ended) return;
    if (typeof EventSource === 'undefined') return setPolling(true);
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
  const ask = polling && !known.ended;
  const { data, error } = useGetSendQuery(ask ? { partyId, sendId: first.id } : skipToken, {
    pollingInterval: POLL_MS,
  });
  const [asked, setAsked] = useState<Send>();
  useEffect(() => {
    if (data) setAsked(data);
    if (data?.ended) setPolling(false);
  }, [data]);
  return { send: laterReport(known, asked?.id === first.id ? asked : undefined), broken: ask && error !== undefined };
}
