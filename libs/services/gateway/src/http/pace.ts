import type { IncomingMessage } from 'node:http';

/** What a body that is worth waiting for brings a second: a slow phone sends some times as much. */
const BYTES_A_SECOND = 50_000;

/**
 * Says when a body comes so slowly that it holds its place for nothing: twice in a row it has brought too little since
 * the last look. Once is no proof, for bytes wait while this process is busy. Answers what ends the looking.
 */
export function keepPace(request: Pick<IncomingMessage, 'complete' | 'socket'>, every: number, late: () => void) {
  const enough = (BYTES_A_SECOND * every) / 1000;
  let [seen, slow] = [request.socket.bytesRead, 0];
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    slow = bytesRead - seen < enough ? slow + 1 : 0;
    seen = bytesRead;
    if (slow < 2 && !request.complete) return;
    clearInterval(timer);
    if (!request.complete) late();
  }, every);
  return () => clearInterval(timer);
}
