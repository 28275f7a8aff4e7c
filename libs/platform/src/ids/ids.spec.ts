import { describe, expect, it } from '@jest/globals';
import { ObjectIdString, Sid } from '@festlig/contracts/define';
import { HeldClock } from '../clock';
import { RandomIds } from '.';

const ids = new RandomIds();
const many = <T>(make: () => T): Set<T> => new Set(Array.from({ length: 2000 }, make));

describe('RandomIds', () => {
  it('generates ids that match the schemas of the contracts', () => {
    expect(ObjectIdString.safeParse(ids.id()).success).toBe(true);
    expect(Sid.safeParse(ids.sid()).success).toBe(true);
    expect(ids.sid(12)).toHaveLength(12);
    expect(ids.token()).toMatch(/^[\w-]{43}$/);
  });
  it('generates no id twice', () => {
    expect([many(() => ids.id()).size, many(() => ids.sid()).size, many(() => ids.token()).size]).toEqual([
      2000, 2000, 2000,
    ]);
  });
  it('generates ids that increase with time', () => {
    const clock = new HeldClock(new Date('2026-05-01T10:00:00Z'));
    const held = new RandomIds(clock);
    const earlier = many(() => held.id());
    clock.advance(1000);
    const later = many(() => held.id());
    expect([...earlier].sort().at(-1)! < [...later].sort()[0]!).toBe(true);
  });
  it('generates ids that are random except for the time, so that one does not reveal the next', () => {
    const held = new RandomIds(new HeldClock(new Date('2026-05-01T10:00:00Z')));
    const made = [...many(() => held.id())];
    expect(new Set(made.map((id) => id.slice(0, 8))).size).toBe(1);
    // Each of the 64 bits is set in about half of the ids, so none is constant and none is part of a counter.
    for (let bit = 0n; bit < 64n; bit++) {
      const set = made.filter((id) => (BigInt(`0x${id.slice(8)}`) >> bit) & 1n).length;
      expect(Math.abs(set - 1000)).toBeLessThan(200);
    }
    const sorted = [...made].sort();
    expect(made).not.toEqual(sorted);
  });
});
