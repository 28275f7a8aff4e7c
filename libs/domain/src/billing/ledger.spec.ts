import { describe, expect, it } from '@jest/globals';
import { bookable, entryIds } from './ledger';

describe('what is booked', () => {
  it('is a whole reservation, or none and how many tokens are missing', () => {
    expect(bookable({ kind: 'reserve', tokens: -10 }, 10, 0)).toBe(-10);
    expect(bookable({ kind: 'reserve', tokens: -10 }, 9, 0)).toEqual({ missing: 1 });
    expect(bookable({ kind: 'reserve', tokens: -10 }, 0, 0)).toEqual({ missing: 10 });
    expect(bookable({ kind: 'reserve', tokens: 0 }, 0, 0)).toBe(0);
  });

  it('is never more of a refund than the balance', () => {
    expect(bookable({ kind: 'refund', tokens: -10 }, 25, 0)).toBe(-10);
    expect(bookable({ kind: 'refund', tokens: -10 }, 4, 0)).toBe(-4);
    expect(bookable({ kind: 'refund', tokens: -10 }, 0, 0)).toBe(0);
  });

  it.each(['release', 'settle', 'returned'] as const)('gives back by %s at most what the send holds', (kind) => {
    expect(bookable({ kind, tokens: 3 }, 0, 5)).toBe(3);
    expect(bookable({ kind, tokens: 3 }, 0, 2)).toBe(2);
    expect(bookable({ kind, tokens: 3 }, 0, 0)).toBe(0);
  });

  it('is the whole payment or coupon', () => {
    expect(bookable({ kind: 'payment', tokens: 25 }, 0, 0)).toBe(25);
    expect(bookable({ kind: 'coupon', tokens: 5 }, 7, 0)).toBe(5);
  });
});

describe('the id of an entry', () => {
  it('is the same for the same event, and different for all others', () => {
    const ids = () => [
      entryIds.payment('p'),
      entryIds.reserve('s'),
      entryIds.release('s'),
      ...[0, 1].map((chunk) => entryIds.settle('s', chunk)),
      ...[0, 1].map((index) => entryIds.returned('s', 1, index)),
    ];
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(7);
  });
});
