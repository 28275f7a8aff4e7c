import { HeldClock } from '@festlig/platform/clock';
import { describe, expect, it } from '@jest/globals';
import { TextRate } from './text-rate';

describe('TextRate', () => {
  it('lets a second’s worth through at once, and then as many as the time allows', () => {
    const clock = new HeldClock(new Date('2026-05-01T10:00:00Z'));
    const rate = new TextRate(10, () => clock.now());
    const taken = (tries: number) => Array.from({ length: tries }, () => rate.take()).filter(Boolean).length;
    expect(taken(20)).toBe(10);
    clock.advance(500);
    expect(taken(20)).toBe(5);
    clock.advance(60_000);
    expect(taken(20)).toBe(10);
  });
});
