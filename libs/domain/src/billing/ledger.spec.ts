import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookable, type Booked, entryIds, type Posting, type Standing } from './ledger';

const empty: Standing = { balance: 0, owed: 0, holds: 0, kept: 0 };
const bookedOf = (posting: Posting, standing: Partial<Standing>): Booked => {
  const booked = bookable(posting, { ...empty, ...standing });
  if ('missing' in booked) throw new Error(`${booked.missing} tokens are missing`);
  return booked;
};

describe('what is booked', () => {
  it('is a whole reservation, or none and how many tokens are missing', () => {
    const reserve = { kind: 'reserve', tokens: -10 } as const;
    expect(bookedOf(reserve, { balance: 10 })).toEqual({ ...empty, tokens: -10, holds: 10 });
    expect(bookable(reserve, { ...empty, balance: 9 })).toEqual({ missing: 1 });
    expect(bookable(reserve, empty)).toEqual({ missing: 10 });
    expect(bookedOf({ kind: 'reserve', tokens: 0 }, {})).toEqual({ ...empty, tokens: 0 });
  });

  it('is never more of a refund than the balance, and the rest is owed', () => {
    const refund = { kind: 'refund', tokens: -10 } as const;
    expect(bookedOf(refund, { balance: 25 })).toMatchObject({ tokens: -10, balance: 15, owed: 0 });
    expect(bookedOf(refund, { balance: 4 })).toMatchObject({ tokens: -4, balance: 0, owed: 6 });
    expect(bookedOf(refund, { owed: 3 })).toMatchObject({ tokens: 0, balance: 0, owed: 13 });
  });

  it.each(['release', 'settle', 'returned'] as const)('gives back by %s at most what the send holds', (kind) => {
    expect(bookedOf({ kind, tokens: 3 }, { holds: 5 })).toMatchObject({ tokens: 3, holds: 2 });
    expect(bookedOf({ kind, tokens: 3 }, { holds: 2 })).toMatchObject({ tokens: 2, holds: 0 });
    expect(bookedOf({ kind, tokens: 3 }, {})).toMatchObject({ tokens: 0, holds: 0 });
  });

  it.each(['release', 'settle', 'returned'] as const)('gives back by %s only what is not owed', (kind) => {
    const held = { holds: 5, kept: 1 };
    expect(bookedOf({ kind, tokens: 3 }, { ...held, owed: 7 })).toMatchObject({
      tokens: 0,
      holds: 2,
      owed: 4,
      kept: 4,
    });
    expect(bookedOf({ kind, tokens: 3 }, { ...held, owed: 2 })).toMatchObject({
      tokens: 1,
      holds: 2,
      owed: 0,
      kept: 3,
    });
  });

  it('is the whole payment or coupon, also of a party that owes tokens', () => {
    expect(bookedOf({ kind: 'payment', tokens: 25 }, {})).toMatchObject({ tokens: 25, balance: 25 });
    expect(bookedOf({ kind: 'coupon', tokens: 5 }, { balance: 7, owed: 9 })).toMatchObject({ balance: 12, owed: 9 });
  });

  const posting = fc.oneof(
    fc.record({ kind: fc.constantFrom('payment' as const, 'coupon' as const), size: fc.nat(30), send: fc.nat(2) }),
    fc.record({ kind: fc.constantFrom('refund' as const, 'reserve' as const), size: fc.nat(30), send: fc.nat(2) }),
    fc.record({
      kind: fc.constantFrom('release' as const, 'settle' as const, 'returned' as const),
      size: fc.nat(30),
      send: fc.nat(2),
    }),
  );

  it('adds up in any order: refunded tokens are taken or owed, and no balance is below 0', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 40 }), (postings) => {
        const party = { balance: 0, owed: 0 };
        const sends = [0, 1, 2].map(() => ({ holds: 0, kept: 0 }));
        let [received, refunded, sum] = [0, 0, 0];
        for (const { kind, size, send } of postings) {
          const isTaken = kind === 'reserve' || kind === 'refund';
          const ofSend = kind === 'payment' || kind === 'coupon' || kind === 'refund' ? null : sends[send]!;
          const booked = bookable({ kind, tokens: isTaken ? -size : size }, { ...empty, ...party, ...ofSend });
          if ('missing' in booked) continue;
          const { tokens, balance, owed, holds, kept } = booked;
          Object.assign(party, { balance, owed });
          if (ofSend) Object.assign(ofSend, { holds, kept });
          sum += tokens;
          if (kind === 'payment' || kind === 'coupon') received += size;
          if (kind === 'refund') refunded += size;
          // Nothing comes back to a party before it has paid what it owes.
          if (ofSend && tokens > 0) expect(owed).toBe(0);
          expect(Math.min(balance, owed, holds, kept)).toBeGreaterThanOrEqual(0);
          expect(balance).toBe(sum);
          const held = sends.reduce((all, one) => all + one.holds, 0);
          expect(balance + held - owed).toBe(received - refunded);
        }
      }),
    );
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
