import type { Delivery } from '@festlig/contracts/messaging';
import type { ChunkWork } from './chunk-work';

/** The reason recorded for guests who have unsubscribed since the send was planned. */
export const UNSUBSCRIBED = 'unsubscribed';

/**
 * Numbers of a chunk: entries to mail (`size`), guests already unsubscribed, and failures. Entries and unsubscribed
 * guests have a row each.
 */
export interface ChunkSize {
  n: number;
  size: number;
  unsubscribed: number;
  failed: number;
}

/**
 * Progress of a chunk, with the entries that the mail server refused. After its `size` entries come the guests who
 * had unsubscribed.
 */
export interface ChunkReport extends ChunkWork {
  n: number;
  failures: readonly { index: number; reason: string }[];
  unsubscribed: number;
}

/** Consecutive rows of a chunk, starting at `first`. */
export interface ChunkPart {
  n: number;
  first: number;
  count: number;
}

type Only = 'all' | 'failed';
const rowsOf = ({ size, unsubscribed, failed }: ChunkSize, only: Only): number =>
  only === 'all' ? size + unsubscribed : failed;

/** The number of rows in the list of a send. */
export const deliveryCount = (chunks: readonly ChunkSize[], only: Only): number =>
  chunks.reduce((sum, chunk) => sum + rowsOf(chunk, only), 0);

/**
 * The parts of chunks that contain up to `count` rows from row `from` on, in the order of sending. Chunks are
 * ordered by `n`.
 */
export function deliveryParts(chunks: readonly ChunkSize[], only: Only, from: number, count: number): ChunkPart[] {
  const parts: ChunkPart[] = [];
  let before = 0;
  for (const chunk of chunks) {
    const rows = rowsOf(chunk, only);
    const [first, end] = [Math.max(0, from - before), Math.min(rows, from + count - before)];
    if (first < end) parts.push({ n: chunk.n, first, count: end - first });
    before += rows;
  }
  return parts;
}

/** The indexes within the chunk to which the rows of a part belong. */
export function deliveryPlaces({ failures }: ChunkReport, only: Only, { first, count }: ChunkPart): number[] {
  if (only === 'all') return Array.from({ length: count }, (_, row) => first + row);
  const failed = failures.map(({ index }) => index).toSorted((a, b) => a - b);
  return failed.slice(first, first + count);
}

/** The result of one guest's mail, as far as the send itself knows. */
export function deliveryStatus(
  { size, next, again, inFlight, failures }: ChunkReport,
  index: number,
  cancelled: boolean,
): Pick<Delivery, 'statusMail' | 'reason'> {
  const failure = failures.find((each) => each.index === index);
  if (index >= size || failure?.reason === UNSUBSCRIBED) return { statusMail: 'unsubscribed', reason: null };
  if (failure) return { statusMail: 'failed', reason: failure.reason };
  const waits = index >= next || again.includes(index) || (inFlight?.includes(index) ?? false);
  return { statusMail: waits ? (cancelled ? 'cancelled' : 'waiting') : 'send', reason: null };
}
