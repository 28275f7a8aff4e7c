import type { TextReach } from '@festlig/contracts/contacts';
import type { Delivery } from '@festlig/contracts/messaging';
import type { ChunkWork } from './chunk-work';

/** Of so many guests of a send it is looked up who has opened the page, where only those are listed or counted, or only the others (rule: delivery-totals). */
export const VISITS_LOOKED_UP = 1000;

/** The reason recorded for guests who have unsubscribed since the send was planned. */
export const UNSUBSCRIBED = 'unsubscribed';
/** The reason recorded for texts that the tokens of the send did not suffice for. */
export const UNPAID = 'insufficient_funds';

/**
 * The rows of a chunk in the list of deliveries, how many of them are of guests who missed a mail or a text, and how many, the
 * last ones, of guests who were to get neither: first those whom nothing reaches, then those whom a text would have.
 */
export interface ChunkSize {
  n: number;
  rows: number;
  failed: number;
  nothing: number;
  byText: number;
}

/** Progress of the mails or the texts of a chunk, with the failed ones. */
export interface ChunkReport extends ChunkWork {
  n: number;
  failures: readonly { index: number; reason: string }[];
}

/** Progress of the texts of a chunk, with what the provider has told of them since. */
export interface TextReport extends ChunkReport {
  unknown: readonly { index: number }[];
  lost: readonly { index: number; reason: string }[];
  delivered: readonly number[];
}

/** Consecutive rows of a chunk, starting at `first`. */
export interface ChunkPart {
  n: number;
  first: number;
  count: number;
}

type Only = 'all' | 'failed' | 'nothing' | 'byText';
const rowsOf = ({ rows, ...some }: ChunkSize, only: Only): number => (only === 'all' ? rows : some[only]);

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
    const after = only === 'nothing' ? chunk.byText : 0;
    const start = only === 'nothing' || only === 'byText' ? chunk.rows - rows - after : 0;
    if (first < end) parts.push({ n: chunk.n, first: start + first, count: end - first });
    before += rows;
  }
  return parts;
}

/** Whether a recipient got nothing by their own wish, having unsubscribed since the send was planned. */
export const hasUnsubscribed = ({ reason }: { reason: string }): boolean => reason === UNSUBSCRIBED;

/** Reasons that are of the number: no text reaches it, whatever it says (rule: number-unreached). */
const OF_NUMBER = new Set([
  'number_invalid',
  'number_takes_no_texts',
  'number_unreachable',
  'number_stopped',
  'country_blocked',
]);

/** The indexes of texts that failed because of their numbers. */
export const unreachedIn = (failures: readonly { index: number; reason: string }[]): number[] =>
  failures.flatMap(({ index, reason }) => (OF_NUMBER.has(reason) ? index : []));

/** The indexes within the chunk of guests who missed a mail or a text without having unsubscribed. */
export function failedPlaces(
  mails: Pick<ChunkReport, 'failures'>,
  texts?: Pick<TextReport, 'failures' | 'lost'>,
): number[] {
  const missed = [...mails.failures, ...(texts ? [...texts.failures, ...texts.lost] : [])];
  return [...new Set(missed.filter((failure) => !hasUnsubscribed(failure)).map(({ index }) => index))];
}

/** The indexes within the chunk to which the rows of a part belong. */
export function deliveryPlaces(
  mails: ChunkReport,
  texts: TextReport | undefined,
  only: Only,
  { first, count }: ChunkPart,
): number[] {
  if (only !== 'failed') return Array.from({ length: count }, (_, row) => first + row);
  return failedPlaces(mails, texts)
    .toSorted((a, b) => a - b)
    .slice(first, first + count);
}

const isWaiting = ({ next, again, inFlight }: ChunkWork, index: number): boolean =>
  index >= next || again.includes(index) || (inFlight?.includes(index) ?? false);

/** The result of one guest's mail, as far as the send itself knows. `mail` is how the plan found the guest. */
export function mailStatus(
  report: ChunkReport,
  mail: 'mail' | 'unsubscribed' | 'none',
  index: number,
  cancelled: boolean,
): Pick<Delivery, 'statusMail' | 'reason'> {
  const failure = report.failures.find((each) => each.index === index);
  if (mail === 'unsubscribed' || failure?.reason === UNSUBSCRIBED) return { statusMail: 'unsubscribed', reason: null };
  if (mail === 'none') return { statusMail: null, reason: null };
  if (failure) return { statusMail: 'failed', reason: failure.reason };
  const waits = isWaiting(report, index);
  return { statusMail: waits ? (cancelled ? 'cancelled' : 'waiting') : 'send', reason: null };
}

type TextStatus = Pick<Delivery, 'statusText' | 'reasonText' | 'delivered' | 'lost'>;
const plain = (statusText: Delivery['statusText']): TextStatus => ({
  statusText,
  reasonText: null,
  delivered: false,
  lost: false,
});

/**
 * The result of one guest's text, as far as the send and the provider know. Without a report no text of the chunk
 * has been handed over.
 */
export function textStatus(
  report: TextReport | undefined,
  text: TextReach,
  index: number,
  cancelled: boolean,
): TextStatus {
  if (text === 'stopped') return plain('unsubscribed');
  if (text !== 'text') return plain(null);
  const failure = report?.failures.find((each) => each.index === index);
  if (failure?.reason === UNSUBSCRIBED) return plain('unsubscribed');
  if (failure?.reason === UNPAID) return plain('insufficient_funds');
  if (failure) return { ...plain('failed'), reasonText: failure.reason };
  const lost = report?.lost.find((each) => each.index === index);
  if (lost) return { ...plain('failed'), reasonText: lost.reason, lost: true };
  if (!report || isWaiting(report, index)) return plain(cancelled ? 'cancelled' : 'waiting');
  if (report.unknown.some((each) => each.index === index)) return plain('unknown');
  return { ...plain('send'), delivered: report.delivered.includes(index) };
}
