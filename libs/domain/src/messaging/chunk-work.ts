/** Number of guests that are passed to the mail server and recorded at a time. */
export const BATCH = 50;

/**
 * Progress of a chunk. Each index of its frozen entries is in exactly one state: in flight, to be retried
 * (`again`), not yet taken (`next` and up), or done.
 */
export interface ChunkWork {
  size: number;
  next: number;
  again: readonly number[];
  inFlight: readonly number[] | null;
}

/** Result of one mail. `deferred`: the mail server may accept it later. */
export type Outcome =
  { outcome: 'sent' } | { outcome: 'failed'; reason: string } | { outcome: 'deferred'; reason: string };

/**
 * Puts the next batch in flight. Deferred mails come last, and only if `retry` is set: not in the run that deferred
 * them.
 */
export function take(work: ChunkWork, retry: boolean): ChunkWork {
  if (work.inFlight) return work;
  if (work.next < work.size) {
    const next = Math.min(work.next + BATCH, work.size);
    const inFlight = Array.from({ length: next - work.next }, (_, index) => work.next + index);
    return { ...work, next, inFlight };
  }
  if (!retry || work.again.length === 0) return work;
  return { ...work, inFlight: work.again.slice(0, BATCH), again: work.again.slice(BATCH) };
}

/** Ends the batch in flight. Deferred mails wait for another try. */
export function settle(work: ChunkWork, outcomes: readonly Outcome[]): ChunkWork {
  const deferred = (work.inFlight ?? []).filter((_, place) => outcomes[place]?.outcome === 'deferred');
  return { ...work, inFlight: null, again: [...work.again, ...deferred] };
}

export const isDone = ({ size, next, again, inFlight }: ChunkWork): boolean =>
  inFlight === null && next >= size && again.length === 0;
