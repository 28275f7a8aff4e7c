import type { Purchase } from '@festlig/contracts/billing';
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
