import { type ApiRequest, baseQuery, parseJson } from './base-query';

/** Milliseconds until a stream that broke is opened again. */
const AGAIN_MS = 2000;

export interface Listener<R> {
  onReport: (report: R) => void;
  /** Whether nothing is heard at the moment, not even when it is asked for. */
  onBroken: (isBroken: boolean) => void;
}

/**
 * Follows what a call with the answer `events` reports, until a report says that it has ended. Proxies and sleeping
 * laptops break streams, and some let none through: while there is none, it is asked for every two seconds, and each time
 * the stream is tried again. The function it returns ends it.
 */
export function follow<R>(request: ApiRequest, { onReport, onBroken }: Listener<R>): () => void {
  const left = new AbortController();
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let read: Promise<void> = Promise.resolve();
  const stop = () => {
    left.abort();
    clearTimeout(timer);
    stream?.close();
  };
  const take = (report: unknown) => {
    onBroken(false);
    onReport(report as R);
    // Left open, the browser would connect again and again after the last report.
    if ((report as { ended: boolean }).ended) stop();
  };
  const readNext = async (data: unknown) => {
    const parsed = await request.parse(parseJson(String(data)));
    if (parsed.success && !left.signal.aborted) take(parsed.data);
  };
  const ask = async () => {
    const outcome = await baseQuery(request, { signal: left.signal, type: 'query' });
    if (left.signal.aborted) return;
    if (outcome.error) onBroken(true);
    else take(outcome.data);
    if (!left.signal.aborted) timer = setTimeout(open, AGAIN_MS);
  };
  const open = () => {
    if (typeof EventSource === 'undefined') return void ask();
    const opened = new EventSource(request.url);
    stream = opened;
    // One after the other: the first may wait for the schemas.
    opened.onmessage = ({ data }) => void (read = read.then(() => readNext(data)));
    opened.onerror = () => {
      opened.close();
      void ask();
    };
  };
  open();
  return stop;
}
