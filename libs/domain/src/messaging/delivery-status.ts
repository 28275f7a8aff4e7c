import type { Delivery } from '@festlig/contracts/messaging';
import type { ChunkWork } from './chunk-work';

/** The reason for which a guest gets no mail who has unsubscribed since the send was planned. */
export const UNSUBSCRIBED = 'unsubscribed';

/** How many a chunk has to mail, had unsubscribed and could not mail: a row each of the first two. */
export interface ChunkSize {
  n: number;
  size: number;
  unsubscribed: number;
  failed: number;
}

/** How far a chunk is, and whom of it the mail server refused. After its `size` entries come those who had unsubscribed. */
export interface ChunkReport extends ChunkWork {
  n: number;
  failures: readonly { index: number; reason: string }[];
  unsubscribed: number;
}

/** Some rows of a chunk, from its `first` on. */
export interface ChunkPart {
  n: number;
  first: number;
  count: number;
}

type Only = 'all' | 'failed';
const rowsOf = ({ size, unsubscribed, failed }: ChunkSize, only: Only): number =>
  only === 'all' ? size + unsubscribed : failed;

/** How many rows the list of a send has. */
export const deliveryCount = (chunks: readonly ChunkSize[], only: Only): number =>
  chunks.reduce((sum, chunk) => sum + rowsOf(chunk, only), 0);

/** Where the rows from `from` on lie, `count` at most, in the order of sending. Chunks are given by `n`. */
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

/** Whom some rows of a chunk are about, by their place in it. */
export function deliveryPlaces({ failures }: ChunkReport, only: Only, { first, count }: ChunkPart): number[] {
  if (only === 'all') return Array.from({ length: count }, (_, row) => first + row);
  const failed = failures.map(({ index }) => index).toSorted((a, b) => a - b);
  return failed.slice(first, first + count);
}

/** What became of one guest's mail, as far as the send itself knows. */
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
