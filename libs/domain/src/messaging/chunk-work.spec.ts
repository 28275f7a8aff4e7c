import { describe, expect, it } from '@jest/globals';
import { type ChunkWork, giveUp, isDone, type Outcome, settle, take } from './chunk-work';

const fresh = (end: number): ChunkWork => ({ end, next: 0, again: [], inFlight: null });
const sent: Outcome = { outcome: 'sent' };
const deferred: Outcome = { outcome: 'deferred', reason: 'busy' };
const start = new Date('2026-05-01T10:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

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
          start,
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
    expect(isDone(settle(work, Array<Outcome>(5).fill(sent), start))).toBe(true);
  });

  it('retries deferred guests after all others, and not in the same run', () => {
    const first = take(fresh(60), true);
    const settled = settle(
      first,
      (first.inFlight ?? []).map((index) => (index === 7 ? deferred : sent)),
      start,
    );
    const second = take(settled, false);
    expect(second.inFlight?.[0]).toBe(50);
    const last = settle(second, Array<Outcome>(10).fill(sent), start);
    expect(isDone(last)).toBe(false);
    expect(take(last, false).inFlight).toBeNull();
    expect(take(last, true)).toMatchObject({ end: 60, next: 60, again: [], inFlight: [7] });
  });

  describe('gives up after a day (rule: sending-patience)', () => {
    const two: ChunkWork = { end: 2, next: 2, again: [], inFlight: [0, 1] };
    const unreachable: Outcome = { outcome: 'deferred', reason: 'unreachable' };
    const gaveUp = { outcome: 'failed', reason: 'gave_up' };

    it('what was refused for now, counted from the first time', () => {
      expect(giveUp(two, [deferred, deferred], after(100))).toEqual([deferred, deferred]);
      const once = take(settle(two, [sent, deferred], after(100)), true);
      expect(once).toMatchObject({ inFlight: [1], busySince: [{ index: 1, since: after(100) }] });
      expect(giveUp(once, [deferred], after(124))).toEqual([deferred]);
      const twice = take(settle(once, [deferred], after(124)), true);
      expect(giveUp(twice, [deferred], after(125))).toEqual([gaveUp]);
      expect(giveUp(twice, [sent], after(125))).toEqual([sent]);
      expect(settle(twice, [gaveUp], after(125))).toMatchObject({ again: [], busySince: [] });
    });

    it('nothing that is refused for the first time after others', () => {
      const once = settle({ ...two, inFlight: [0] }, [deferred], start);
      const both = take({ ...once, again: [0, 1] }, true);
      expect(giveUp(both, [deferred, deferred], after(30))).toEqual([gaveUp, deferred]);
    });

    it('nothing that no server could be reached for', () => {
      const once = take(settle(two, [unreachable, deferred], start), true);
      expect(giveUp(once, [unreachable, unreachable], after(30))).toEqual([unreachable, unreachable]);
      const twice = settle(once, [deferred, unreachable], after(30));
      expect(twice.busySince).toEqual([
        { index: 1, since: start },
        { index: 0, since: after(30) },
      ]);
    });
  });
});
