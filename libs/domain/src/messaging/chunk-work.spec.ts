import { describe, expect, it } from '@jest/globals';
import { type ChunkWork, isDone, type Outcome, settle, take } from './chunk-work';

const fresh = (end: number): ChunkWork => ({ end, next: 0, again: [], inFlight: null });
const sent: Outcome = { outcome: 'sent' };
const deferred: Outcome = { outcome: 'deferred', reason: 'busy' };

describe('the work of a chunk', () => {
  it('takes every guest once, in batches of at most 50', () => {
    let work = take(fresh(120), true);
    const seen: number[] = [];
    while (work.inFlight) {
      seen.push(...work.inFlight);
      expect(work.inFlight.length).toBeLessThanOrEqual(50);
      work = take(
        settle(
          work,
          work.inFlight.map(() => sent),
        ),
        true,
      );
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index));
    expect(isDone(work)).toBe(true);
  });

  it('takes the batch that was in flight at a crash first', () => {
    const work: ChunkWork = { end: 120, next: 100, again: [], inFlight: [50, 51] };
    expect(take(work, true)).toEqual(work);
    expect(isDone(work)).toBe(false);
  });

  it('takes smaller batches when asked to, of those who wait and of those who are tried again', () => {
    const work = take(fresh(60), true, 10);
    expect(work.inFlight).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const late: ChunkWork = { end: 60, next: 60, again: [3, 4, 5], inFlight: null };
    expect(take(late, true, 2)).toMatchObject({ inFlight: [3, 4], again: [5] });
  });

  it('begins and ends where its part of the list does', () => {
    const work = take({ end: 12, next: 7, again: [], inFlight: null }, true);
    expect(work.inFlight).toEqual([7, 8, 9, 10, 11]);
    expect(isDone(settle(work, Array<Outcome>(5).fill(sent)))).toBe(true);
  });

  it('retries deferred guests after all others, and not in the same run', () => {
    const first = take(fresh(60), true);
    const settled = settle(
      first,
      (first.inFlight ?? []).map((index) => (index === 7 ? deferred : sent)),
    );
    const second = take(settled, false);
    expect(second.inFlight?.[0]).toBe(50);
    const last = settle(second, Array<Outcome>(10).fill(sent));
    expect(isDone(last)).toBe(false);
    expect(take(last, false).inFlight).toBeNull();
    expect(take(last, true)).toEqual({ end: 60, next: 60, again: [], inFlight: [7] });
  });
});
