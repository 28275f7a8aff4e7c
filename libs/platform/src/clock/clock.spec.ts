import { describe, expect, it } from '@jest/globals';
import { HeldClock } from '.';

describe('HeldClock', () => {
  it('returns the same time until it is moved', () => {
    const clock = new HeldClock(new Date('2026-06-01T12:00:00Z'));
    expect(clock.now()).toEqual(clock.now());
    clock.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-06-01T12:00:01.500Z');
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect(clock.now().getFullYear()).toBe(2027);
  });
  it('cannot be changed through a date that it has returned', () => {
    const clock = new HeldClock(new Date('2026-06-01T12:00:00Z'));
    clock.now().setFullYear(1999);
    expect(clock.now().getFullYear()).toBe(2026);
  });
});
