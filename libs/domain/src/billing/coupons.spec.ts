import { describe, expect, it } from '@jest/globals';
import { type CouponLimits, couponRefusal, type Redemption } from './coupons';

const now = new Date('2026-05-01T10:00:00Z');
const limits: CouponLimits = { most: 3, perUser: 1, until: null, onlyFor: null, isStopped: false };
const karen = { partyId: 'party-a', userId: 'karen' };
const refusal = (more: Partial<CouponLimits> = {}, redeemed: Redemption[] = [], who: Redemption = karen) =>
  couponRefusal({ ...limits, ...more }, redeemed, who, now);
const others = (count: number) => Array.from({ length: count }, (_, n) => ({ partyId: `p${n}`, userId: `u${n}` }));

describe('a coupon', () => {
  it('can be redeemed until its last use, and not afterwards', () => {
    expect(refusal({}, others(2))).toBeNull();
    expect(refusal({}, others(3))).toBe('coupon_invalid');
  });

  it('can be redeemed until its end, and not from then on', () => {
    expect(refusal({ until: new Date(now.getTime() + 1) })).toBeNull();
    expect(refusal({ until: now })).toBe('coupon_invalid');
  });

  it('can be redeemed once for a party, whoever does it', () => {
    const byBo = { ...karen, userId: 'bo' };
    expect(refusal({ perUser: 3 }, [byBo])).toBe('coupon_used');
    expect(refusal({ perUser: 3 }, [{ ...byBo, partyId: 'party-b' }])).toBeNull();
  });

  it('can be redeemed by a user as often as it says', () => {
    const before = [{ partyId: 'party-b', userId: 'karen' }];
    expect(refusal({ perUser: 2 }, before)).toBeNull();
    expect(refusal({ perUser: 1 }, before)).toBe('coupon_used');
  });

  it('can be redeemed for its own party alone, if it has one', () => {
    expect(refusal({ onlyFor: 'party-a' })).toBeNull();
    expect(refusal({ onlyFor: 'party-b' })).toBe('coupon_invalid');
  });

  it('cannot be redeemed after an operator has stopped it', () => {
    expect(refusal({ isStopped: true })).toBe('coupon_invalid');
  });
});
