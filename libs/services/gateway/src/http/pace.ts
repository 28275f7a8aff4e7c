import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a list or a file that is worth a place brings or takes a second: a slow phone does some times as much. */
const BYTES_A_SECOND = 50_000;

/** Bytes on their way, to us or from us. */
interface Transfer {
  /** How many the other side has sent or taken so far. */
  moved(): number;
  /** Whether it is the other side that is waited for. */
  isWaiting(): boolean;
  isOver(): boolean;
}

/** A body that arrives. */
export const bodyOf = (request: Pick<IncomingMessage, 'complete' | 'socket'>): Transfer => ({
  moved: () => request.socket.bytesRead,
  isWaiting: () => true,
  isOver: () => request.complete,
});

/** An answer that goes out. While none of it waits to be taken, its next part is still being made. */
export const answerOf = ({ socket }: Pick<ServerResponse, 'socket'>): Transfer => ({
  moved: () => (socket ? socket.bytesWritten - socket.writableLength : 0),
  isWaiting: () => (socket?.writableLength ?? 0) > 0,
  isOver: () => socket?.destroyed ?? true,
});

/**
 * Says when bytes move so slowly that they hold their place for nothing: twice in a row too few have been moved since the
 * last look. Once is no proof, for bytes wait while this process is busy. Answers what ends the looking.
 */
export function keepPace(transfer: Transfer, every: number, late: () => void): () => void {
  const enough = (BYTES_A_SECOND * every) / 1000;
  let [seen, slow] = [transfer.moved(), 0];
  const timer = setInterval(() => {
    const moved = transfer.moved();
    slow = transfer.isWaiting() && moved - seen < enough ? slow + 1 : 0;
    seen = moved;
    if (slow < 2 && !transfer.isOver()) return;
    clearInterval(timer);
    if (!transfer.isOver()) late();
  }, every);
  return () => clearInterval(timer);
}
