import type { CouponGift, Purchase } from '@festlig/contracts/billing';
import type { Party } from '@festlig/contracts/party';
import { isUpgrade, plansFrom } from './plans';
import { PLAN_LIMITS } from './prices';

/** The mark of a purchase that a party can make only once; null for tokens (rule: sold-once). */
export function soldMark(partyId: string, purchase: Purchase): string | null {
  if (purchase.kind === 'token') return null;
  return `${partyId}:${purchase.kind === 'plan' ? purchase.plan : purchase.kind}`;
}

/** The marks of purchases that leave no use for this one: the same, or more. */
export function marksThatCover(partyId: string, purchase: Purchase): string[] {
  if (purchase.kind === 'token') return [];
  if (purchase.kind === 'plan') return plansFrom(purchase.plan).map((plan) => `${partyId}:${plan}`);
  const unlimited = plansFrom('free').filter((plan) => PLAN_LIMITS[plan].photos === null);
  return [purchase.kind, ...unlimited].map((what) => `${partyId}:${what}`);
}

/** What a coupon gives, as a purchase of it; null for a percentage. */
const asPurchase = (gift: CouponGift): Purchase | null => {
  if (gift.kind === 'percentage') return null;
  return gift.kind === 'tokens' ? { kind: 'token', tokens: gift.tokens } : gift;
};

/**
 * The mark of a coupon's gift that is of use to a party only once, which no two redemptions have; null for tokens. A
 * percentage is of use again once `used` of them are used up (rule: coupon-of-use).
 */
export function giftMark(partyId: string, gift: CouponGift, used: number): string | null {
  const purchase = asPurchase(gift);
  return purchase === null ? `${partyId}:percentage:${used}` : soldMark(partyId, purchase);
}

/** The marks of what leaves no use for this gift. */
export function marksThatCoverGift(partyId: string, gift: CouponGift): string[] {
  const purchase = asPurchase(gift);
  return purchase === null ? [] : marksThatCover(partyId, purchase);
}

/** Whether the gift gives the party anything: a percentage needs a plan that the party can still buy, and no other that waits. */
export function giftIsOfUse(gift: CouponGift, party: Pick<Party, 'plan' | 'limits'>, discountWaits: boolean): boolean {
  const purchase = asPurchase(gift);
  if (purchase !== null) return givesSomething(purchase, party);
  return !discountWaits && plansFrom(party.plan).length > 1;
}

/** Whether the purchase gives this party anything that it has not. */
export function givesSomething(purchase: Purchase, { plan, limits }: Pick<Party, 'plan' | 'limits'>): boolean {
  switch (purchase.kind) {
    case 'token':
      return true;
    case 'plan':
      return isUpgrade(plan, purchase.plan);
    case 'unlimited_photos':
      return limits.photos !== null;
  }
}

/**
 * How many of the bought tokens are taken back when `returned` of the price has gone back: in proportion, and no part of
 * one (rule: payment-taken-back).
 */
export const tokensGone = (tokens: number, price: number, returned: number): number =>
  Math.floor((tokens * Math.min(returned, price)) / price);
