import { type ApiRequest, baseQuery, parseJson } from './base-query';

/** Milliseconds until a broken stream is opened again. */
const AGAIN_MS = 2000;

export interface Listener<R> {
  onReport: (report: R) => void;
  /** Reports whether neither stream nor polling works at the moment. */
  onBroken: (isBroken: boolean) => void;
}

/**
 * Follows the reports of a call with the answer `events` until the last one. Proxies and sleeping laptops break
 * streams, and some networks allow none: without a stream it polls every two seconds, and tries to open the stream each
 * time. The returned function ends it.
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
    // If it were left open, the browser would reconnect again and again after the last report.
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
    // Reports are handled in order, because the first may have to wait for the schemas.
    opened.onmessage = ({ data }) => void (read = read.then(() => readNext(data)));
    opened.onerror = () => {
      opened.close();
      void ask();
    };
  };
  open();
  return stop;
}
