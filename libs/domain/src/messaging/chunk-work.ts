/** The most guests whose mails or texts are handed over and recorded at a time. */
export const BATCH = 50;

/**
 * Progress of a chunk. Each index of its frozen entries is in exactly one state: in flight, to be retried
 * (`again`), not yet taken (`next` up to `end`, which is the index after the last), or done.
 */
export interface ChunkWork {
  end: number;
  next: number;
  again: readonly number[];
  inFlight: readonly number[] | null;
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

/** Ends the batch in flight. Deferred mails wait for another try. */
export function settle(work: ChunkWork, outcomes: readonly { outcome: string }[]): ChunkWork {
  const deferred = (work.inFlight ?? []).filter((_, place) => outcomes[place]?.outcome === 'deferred');
  return { ...work, inFlight: null, again: [...work.again, ...deferred] };
}

export const isDone = ({ end, next, again, inFlight }: ChunkWork): boolean =>
  inFlight === null && next >= end && again.length === 0;
