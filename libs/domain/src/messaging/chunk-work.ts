/** Guests handed to the mail server at a time, and written down as one. */
export const WINDOW = 50;

/**
 * How far a chunk is. Each index of its frozen entries is in exactly one place: in flight, to be tried again, not yet
 * taken (`next` and up), or done with.
 */
export interface ChunkWork {
  size: number;
  next: number;
  again: readonly number[];
  inFlight: readonly number[] | null;
}

/** What became of one mail. `deferred`: not taken now, may be taken later. */
export type Outcome =
  { outcome: 'sent' } | { outcome: 'failed'; reason: string } | { outcome: 'deferred'; reason: string };

/** Puts the next window in flight. What was deferred comes last, and not again in a run that has just deferred it. */
export function take(work: ChunkWork, retry: boolean): ChunkWork {
  if (work.inFlight) return work;
  if (work.next < work.size) {
    const next = Math.min(work.next + WINDOW, work.size);
    const inFlight = Array.from({ length: next - work.next }, (_, index) => work.next + index);
    return { ...work, next, inFlight };
  }
  if (!retry || work.again.length === 0) return work;
  return { ...work, inFlight: work.again.slice(0, WINDOW), again: work.again.slice(WINDOW) };
}

/** Takes the window out of flight: what was deferred waits for another try. */
export function settle(work: ChunkWork, outcomes: readonly Outcome[]): ChunkWork {
  const deferred = (work.inFlight ?? []).filter((_, place) => outcomes[place]?.outcome === 'deferred');
  return { ...work, inFlight: null, again: [...work.again, ...deferred] };
}

export const isDone = ({ size, next, again, inFlight }: ChunkWork): boolean =>
  inFlight === null && next >= size && again.length === 0;
