import { describe, expect, it } from '@jest/globals';
import { type Pace, paceAfterBusy, takeSlots, textsAtATime } from './text-pace';

const now = new Date('2026-05-01T10:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const pace = (more: Partial<Pace> = {}): Pace => ({ nextAt: new Date(0), rate: 100, slowedAt: new Date(0), ...more });

describe('the pace of texts', () => {
  it('spreads the texts of all who ask over the second', () => {
    const first = takeSlots(pace(), 25, 100, now);
    expect(first.slots).toEqual({ from: now, interval: 10 });
    const second = takeSlots(first.pace, 10, 100, now);
    expect(second.slots).toEqual({ from: later(250), interval: 10 });
    expect(second.pace.nextAt).toEqual(later(350));
  });

  it('does not make up for time in which nobody asked', () => {
    expect(takeSlots(pace({ nextAt: later(-60_000) }), 5, 100, now).slots.from).toEqual(now);
  });

  it('falls after a refusal, once a second, and never below one text a second', () => {
    const slower = paceAfterBusy(pace(), now);
    expect(slower).toMatchObject({ rate: 70, slowedAt: now });
    expect(paceAfterBusy(slower!, later(1000))).toBeNull();
    expect(paceAfterBusy(slower!, later(1001))?.rate).toBeCloseTo(49);
    expect(paceAfterBusy(pace({ rate: 1.2 }), now)?.rate).toBe(1);
  });

  it('grows slowly again, and never above the configured rate', () => {
    const slowed = pace({ rate: 50, slowedAt: now });
    expect(takeSlots(slowed, 10, 100, later(1000)).pace.rate).toBe(50);
    expect(takeSlots(slowed, 10, 100, later(1001)).pace.rate).toBe(51);
    expect(takeSlots(pace({ rate: 100 }), 10, 100, now).pace.rate).toBe(100);
    expect(takeSlots(pace({ rate: 300 }), 10, 100, now).pace.rate).toBe(100);
  });

  it('takes small batches when it is slow', () => {
    expect(textsAtATime(0.5)).toBe(1);
    expect(textsAtATime(2)).toBe(1);
    expect(textsAtATime(100)).toBe(25);
    expect(textsAtATime(1000)).toBe(50);
  });
});
