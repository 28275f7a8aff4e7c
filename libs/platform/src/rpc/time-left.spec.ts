import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AnyCall } from '@festlig/contracts/define';
import { runInScope } from '../observability';
import { endOf, waitedFor } from './time-left';

const call = (deadline: number) => ({ deadline }) as AnyCall;

describe('endOf and waitedFor', () => {
  let now: number;
  beforeEach(() => {
    jest.useFakeTimers();
    now = performance.now();
  });
  afterEach(() => void jest.useRealTimers());
  const within = (left: number, deadline = 5000) =>
    runInScope({ requestId: 'r', until: now + left }, () => endOf(call(deadline)) - now);

  it('endOf returns the deadline of the call without a request', () => {
    expect(endOf(call(120_000)) - now).toBe(120_000);
    expect(runInScope({ requestId: 'r' }, () => endOf(call(5000)) - now)).toBe(5000);
  });

  it("endOf returns nine tenths of the request's time where that is less, so that time remains for an answer", () => {
    expect(within(1000)).toBeCloseTo(900);
    expect(within(1000, 200)).toBe(200);
    expect(within(60_000)).toBe(5000);
  });

  it("endOf returns a time in the past when the request's time is over", () => {
    expect(within(0)).toBeLessThanOrEqual(0);
    expect(within(-1)).toBeLessThanOrEqual(0);
  });

  it('waitedFor stops waiting at its time, without ending the work', async () => {
    let finish = (_text: string): void => {};
    const work = new Promise<string>((resolve) => (finish = resolve));
    const refused = expect(waitedFor(work, now + 100)).rejects.toMatchObject({ code: 'unavailable' });
    await jest.advanceTimersByTimeAsync(100);
    await refused;
    const patient = waitedFor(work, now + 500);
    finish('done');
    expect(await patient).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waitedFor passes on the error of the work', async () => {
    const fault = new Error('a fault');
    await expect(waitedFor(Promise.reject(fault), now + 100)).rejects.toBe(fault);
  });
});
