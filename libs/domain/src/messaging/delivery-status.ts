import type { Delivery } from '@festlig/contracts/messaging';
import type { ChunkWork } from './chunk-work';

/** How far a chunk is, and whom of it the mail server refused. After its `size` entries come those who had unsubscribed. */
export interface ChunkReport extends ChunkWork {
  n: number;
  failures: readonly { index: number; reason: string }[];
  unsubscribed: number;
}

/** One guest of a send. */
export interface DeliveryPlace {
  n: number;
  index: number;
}

const rowsOf = ({ size, unsubscribed }: ChunkReport): number => size + unsubscribed;

/** How many rows the list of a send has. */
export const deliveryCount = (chunks: readonly ChunkReport[], only: 'all' | 'failed'): number =>
  chunks.reduce((sum, chunk) => sum + (only === 'all' ? rowsOf(chunk) : chunk.failures.length), 0);

/** The rows from `from` on, `count` at most, in the order of sending. Chunks are given by `n`. */
export function deliveryPlaces(
  chunks: readonly ChunkReport[],
  only: 'all' | 'failed',
  from: number,
  count: number,
): DeliveryPlace[] {
  const places: DeliveryPlace[] = [];
  let before = 0;
  for (const chunk of chunks) {
    const indexes = only === 'failed' ? chunk.failures.map(({ index }) => index).toSorted((a, b) => a - b) : null;
    const rows = indexes?.length ?? rowsOf(chunk);
    const first = Math.max(0, from - before);
    for (let row = first; row < rows && places.length < count; row++) {
      places.push({ n: chunk.n, index: indexes?.[row] ?? row });
    }
    before += rows;
  }
  return places;
}

/** What became of one guest's mail, as far as the send itself knows (spec section 4, Message send). */
export function deliveryStatus(
  { size, next, again, inFlight, failures }: ChunkReport,
  index: number,
  cancelled: boolean,
): Pick<Delivery, 'statusMail' | 'reason'> {
  if (index >= size) return { statusMail: 'unsubscribed', reason: null };
  const failure = failures.find((each) => each.index === index);
  if (failure) return { statusMail: 'failed', reason: failure.reason };
  const waits = index >= next || again.includes(index) || (inFlight?.includes(index) ?? false);
  return { statusMail: waits ? (cancelled ? 'cancelled' : 'waiting') : 'send', reason: null };
}
