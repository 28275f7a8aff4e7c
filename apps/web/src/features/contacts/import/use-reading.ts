import { Reading } from '@festlig/contracts/contacts';
import { useEffect, useState } from 'react';
import { rowRate } from './columns.model';

export interface ReadingProgress {
  reading: Reading;
  /** Lines a second, those read and those looked through; null while there is too little to say. */
  rate: number | null;
}

function readingOf(data: unknown): Reading | undefined {
  try {
    return Reading.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/** How far a list is read, over server-sent events; undefined until the list has come, and where nobody asked (no key). */
export function useReading(partyId: string, key: string | undefined): ReadingProgress | undefined {
  const [progress, setProgress] = useState<ReadingProgress>();
  useEffect(() => {
    if (key === undefined) return;
    const stream = new EventSource(`/api/party/${encodeURIComponent(partyId)}/contacts/readings/${key}/events`);
    let first: { at: number; done: number } | undefined;
    stream.onmessage = (message) => {
      const reading = readingOf(message.data);
      if (!reading || reading.lines === 0) return;
      const now = { at: Date.now(), done: reading.read + reading.checked };
      first ??= now;
      setProgress({ reading, rate: rowRate(first, now) });
      if (reading.ended) stream.close();
    };
    return () => stream.close();
  }, [partyId, key]);
  return progress;
}
