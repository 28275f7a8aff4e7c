import { Import } from '@festlig/contracts/contacts';
import { useEffect, useState } from 'react';
import { rowRate } from './columns.model';
import { progressOf } from './result.model';

const AGAIN_MS = 2000;

/** The report in a message of the stream; anything else is no report. */
function reportOf(data: unknown): Import | undefined {
  try {
    return Import.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/**
 * An import as it goes, or goes back, over server-sent events. A stream that breaks is opened again until the import has ended;
 * `broken` meanwhile. `rate`: rows (guests) a second, once there is something to say.
 */
export function useImportProgress(partyId: string, first: Import) {
  const [report, setReport] = useState(first);
  const [rate, setRate] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  const [began] = useState(() => ({ at: Date.now(), done: progressOf(first).done }));
  useEffect(() => {
    if (first.ended) return;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      stream = new EventSource(`/api/party/${encodeURIComponent(partyId)}/contacts/imports/${first.importId}/events`);
      stream.onmessage = (message) => {
        const next = reportOf(message.data);
        if (!next) return;
        setBroken(false);
        setReport(next);
        setRate(rowRate(began, { at: Date.now(), done: progressOf(next).done }));
        // Left open, the browser would connect again and again after the last report.
        if (next.ended) stream?.close();
      };
      stream.onerror = () => {
        stream?.close();
        setBroken(true);
        timer = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      stream?.close();
    };
  }, [partyId, first.importId, first.ended, began]);
  return { report, rate, broken };
}
