/** Who may use a coupon, how often and until when (rule: coupon-limits). */
export interface CouponLimits {
  /** How often it can be redeemed in all, and by one user. A party can use it once. */
  most: number;
  perUser: number;
  /** Null = no end. */
  until: Date | null;
  /** The only party that can use it; null = any. */
  onlyFor: string | null;
  /** An operator has ended it. */
  isStopped: boolean;
}

export interface Redemption {
  partyId: string;
  userId: string;
}

export type CouponRefusal = 'coupon_invalid' | 'coupon_used';

/**
 * Why a coupon cannot be redeemed; null when it can. What somebody did with it before is told only to them: for others a
 * code that is used up is like one that never existed.
 */
export function couponRefusal(
  coupon: CouponLimits,
  redeemed: readonly Redemption[],
  { partyId, userId }: Redemption,
  now: Date,
): CouponRefusal | null {
  const own = redeemed.filter((one) => one.userId === userId).length;
  if (redeemed.some((one) => one.partyId === partyId) || own >= coupon.perUser) return 'coupon_used';
  const isOver = coupon.isStopped || (coupon.until !== null && coupon.until <= now);
  const isForOthers = coupon.onlyFor !== null && coupon.onlyFor !== partyId;
  return isOver || isForOthers || redeemed.length >= coupon.most ? 'coupon_invalid' : null;
}
