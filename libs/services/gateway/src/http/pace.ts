import type { IncomingMessage, ServerResponse } from 'node:http';

/** The usual least bytes a second at which a list or a file keeps its slot: a slow phone has a few times as many. */
const BYTES_A_SECOND = 50_000;

/** Bytes that are received or sent. */
interface Transfer {
  /** The number of bytes that the client has sent or read so far. */
  moved(): number;
  /** Whether we are waiting for the client. */
  isWaiting(): boolean;
  isOver(): boolean;
}

/** A body that is being received. */
export const bodyOf = (request: Pick<IncomingMessage, 'complete' | 'socket'>): Transfer => ({
  moved: () => request.socket.bytesRead,
  isWaiting: () => true,
  isOver: () => request.complete,
});

/** An answer that is being sent. While none of its bytes wait to be read, its next part is still being made. */
export const answerOf = ({ socket }: Pick<ServerResponse, 'socket'>): Transfer => ({
  moved: () => (socket ? socket.bytesWritten - socket.writableLength : 0),
  isWaiting: () => (socket?.writableLength ?? 0) > 0,
  isOver: () => socket?.destroyed ?? true,
});

/**
 * Calls `late` when bytes move too slowly for a slot: when too few have moved in two checks in a row. One slow
 * check proves nothing, because bytes wait while this process is busy. Returns the function that ends the checks.
 */
export function keepPace(transfer: Transfer, every: number, late: () => void, slowest = BYTES_A_SECOND): () => void {
  const enough = (slowest * every) / 1000;
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
