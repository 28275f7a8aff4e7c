import type { Currency, Language } from '@festlig/contracts/define';
import type { Plan } from '@festlig/contracts/party';
import { isUpgrade } from './plans';

/**
 * Amounts are in minor units of their currency and include tax. All prices and limits are in this file (rule:
 * money-in-minor-units).
 */
export interface Amount {
  amount: number;
  /** The former price, shown crossed out; null = none (rule: plan-prices). */
  original: number | null;
}

/** The price of one message token. A text message costs one token per recipient (rules: token-price, text-tokens). */
export const TOKEN_PRICE: Readonly<Record<Currency, number>> = { dkk: 400, eur: 50 };

const price = (amount: number, original: number | null = null): Amount => ({ amount, original });

export const PLAN_PRICES: Readonly<Record<Plan, Readonly<Record<Currency, Amount>>>> = {
  free: { dkk: price(0), eur: price(0) },
  premium: { dkk: price(14_900), eur: price(1_990) },
  pro: { dkk: price(39_900), eur: price(5_390) },
};

/** What a party has paid for a plan, less what went back. */
export interface PaidPlan {
  plan: Plan;
  currency: Currency;
  amount: number;
}

/** What lowers the price of a plan for one party. */
export interface Reductions {
  /** The percentage of a coupon; 0 = none (rule: coupon-percentage). */
  percent: number;
  paid: readonly PaidPlan[];
}

/** What was paid for lower plans in the same currency, and is taken off the price of this one (rule: plan-difference). */
export const deductedFrom = (plan: Plan, currency: Currency, paid: readonly PaidPlan[]): number =>
  paid
    .filter((one) => one.currency === currency && isUpgrade(one.plan, plan))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The price of a plan for one party: what was paid for a lower plan is taken off first, then the percentage of a coupon. */
export function planPrice(plan: Plan, currency: Currency, { percent, paid }: Reductions): Amount {
  const usual = PLAN_PRICES[plan][currency];
  const difference = usual.amount - deductedFrom(plan, currency, paid);
  const amount = Math.round((difference * (100 - percent)) / 100);
  return amount === usual.amount ? usual : { amount, original: usual.original ?? usual.amount };
}

/** The prices of all plans for one party. */
export const planPrices = (reductions: Reductions): Record<Plan, Record<Currency, Amount>> => {
  const of = (plan: Plan) => ({ dkk: planPrice(plan, 'dkk', reductions), eur: planPrice(plan, 'eur', reductions) });
  return { free: of('free'), premium: of('premium'), pro: of('pro') };
};

/** Photos without a limit, for one party (rule: payment-unlimited-photos). */
export const UNLIMITED_PHOTOS_PRICE: Readonly<Record<Currency, Amount>> = { dkk: price(9_900), eur: price(1_290) };

/** The price of `tokens` message tokens in minor units. */
export const tokensPrice = (tokens: number, currency: Currency): number => tokens * TOKEN_PRICE[currency];

/** Tokens to pay for: those needed minus those on the account (rule: tokens-to-pay). */
export const payableTokens = (needed: number, balance: number): number => Math.max(0, needed - balance);

/** The currency of payments: dkk in Danish, eur in English (rule: currency-by-language). */
export const currencyOf = (language: Language): Currency => (language === 'da' ? 'dkk' : 'eur');

/** What a plan allows, to a party that has bought nothing else; null = no limit (rule: plan-limits). */
export const PLAN_LIMITS: Readonly<Record<Plan, { photos: number | null }>> = {
  free: { photos: 20 },
  premium: { photos: 200 },
  pro: { photos: null },
};

/** The limits of a party: its plan's, and no limit to its photos when that was bought (rule: photo-unlimited). */
export const limitsOf = (plan: Plan, unlimitedPhotos: boolean): { photos: number | null } =>
  unlimitedPhotos ? { photos: null } : PLAN_LIMITS[plan];
