import type { Currency, Language } from '@festlig/contracts/define';
import type { Plan } from '@festlig/contracts/party';

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

/** The price of a plan with the percentage of a coupon taken off; 0 = none (rule: coupon-percentage). */
export function planPrice(plan: Plan, currency: Currency, percent: number): Amount {
  const usual = PLAN_PRICES[plan][currency];
  const amount = Math.round((usual.amount * (100 - percent)) / 100);
  return amount === usual.amount ? usual : { amount, original: usual.original ?? usual.amount };
}

/** The prices of all plans with that percentage taken off. */
export const planPrices = (percent: number): Record<Plan, Record<Currency, Amount>> => {
  const of = (plan: Plan) => ({ dkk: planPrice(plan, 'dkk', percent), eur: planPrice(plan, 'eur', percent) });
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
