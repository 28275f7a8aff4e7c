/** The most guests whose mails or texts are handed over and recorded at a time. */
export const BATCH = 50;
/** Milliseconds after which a mail or text that is not accepted from anybody but us is given up. */
const PATIENCE = 24 * 3600 * 1000;

/**
 * Progress of a chunk. Each index of its frozen entries is in exactly one state: in flight, to be retried
 * (`again`), not yet taken (`next` up to `end`, which is the index after the last), or done.
 */
export interface ChunkWork {
  end: number;
  next: number;
  again: readonly number[];
  inFlight: readonly number[] | null;
  /** When those to be retried were first refused for now. Absent means none was. */
  busySince?: readonly { index: number; since: Date }[] | undefined;
}

/** Result of one mail or text. `deferred`: it was not accepted and may be later. */
export type Outcome =
  { outcome: 'sent' } | { outcome: 'failed'; reason: string } | { outcome: 'deferred'; reason: string };

/**
 * Puts the next batch of `most` in flight. Deferred mails come last, and only if `retry` is set: not in the run that
 * deferred them.
 */
export function take(work: ChunkWork, retry: boolean, most = BATCH): ChunkWork {
  if (work.inFlight) return work;
  if (work.next < work.end) {
    const next = Math.min(work.next + most, work.end);
    const inFlight = Array.from({ length: next - work.next }, (_, index) => work.next + index);
    return { ...work, next, inFlight };
  }
  if (!retry || work.again.length === 0) return work;
  return { ...work, inFlight: work.again.slice(0, most), again: work.again.slice(most) };
}

type Handover = { outcome: string; reason?: string };
const isBusy = ({ outcome, reason }: Handover): boolean => outcome === 'deferred' && reason === 'busy';
const firstBusy = ({ busySince = [] }: ChunkWork) => new Map(busySince.map(({ index, since }) => [index, since]));

/**
 * The outcomes of the batch in flight, where those are failed that have been refused for now since a day ago. A send
 * that was paused, or waited for a server, loses nothing by that (rule: sending-patience).
 */
export function giveUp<O extends Handover>(
  work: ChunkWork,
  outcomes: readonly O[],
  now: Date,
): (O | { outcome: 'failed'; reason: string })[] {
  const first = firstBusy(work);
  return outcomes.map((each, place) => {
    const since = first.get(work.inFlight?.[place] ?? -1);
    const isOver = since !== undefined && now.getTime() - since.getTime() > PATIENCE;
    return isOver && isBusy(each) ? { outcome: 'failed', reason: 'gave_up' } : each;
  });
}

/** Ends the batch in flight. Deferred mails wait for another try. */
export function settle(work: ChunkWork, outcomes: readonly Handover[], now: Date): ChunkWork {
  const batch = work.inFlight ?? [];
  const deferred = new Set(batch.filter((_, place) => outcomes[place]?.outcome === 'deferred'));
  const first = firstBusy(work);
  batch.forEach((index, place) => {
    const outcome = outcomes[place];
    if (!deferred.has(index)) first.delete(index);
    else if (outcome && isBusy(outcome) && !first.has(index)) first.set(index, now);
  });
  const busySince = Array.from(first, ([index, since]) => ({ index, since }));
  return { ...work, inFlight: null, again: [...work.again, ...deferred], busySince };
}

export const isDone = ({ end, next, again, inFlight }: ChunkWork): boolean =>
  inFlight === null && next >= end && again.length === 0;
