import { describe, expect, it } from '@jest/globals';
import {
  currencyOf,
  limitsOf,
  payableTokens,
  PLAN_PRICES,
  planPrice,
  planPrices,
  tokensPrice,
  type PaidPlan,
} from './prices';

describe('prices', () => {
  it('are in minor units: a token costs 400 øre or 50 cents', () => {
    expect(tokensPrice(25, 'dkk')).toBe(10_000);
    expect(tokensPrice(25, 'eur')).toBe(1_250);
    expect(PLAN_PRICES.premium.dkk.amount).toBe(14_900);
    expect(PLAN_PRICES.pro.eur.amount).toBe(5_390);
    expect(PLAN_PRICES.free.dkk.amount).toBe(0);
  });

  it('are lower by the percentage of a coupon, with the usual price as the original', () => {
    const off = (percent: number) => ({ percent, paid: [] });
    expect(planPrice('premium', 'dkk', off(25))).toEqual({ amount: 11_175, original: 14_900 });
    expect(planPrice('premium', 'eur', off(33))).toEqual({ amount: 1_333, original: 1_990 });
    expect(planPrice('free', 'dkk', off(25))).toEqual({ amount: 0, original: null });
    expect(planPrices(off(0))).toEqual(PLAN_PRICES);
  });

  it('are lower by what was paid for a lower plan in that currency, before the percentage (rule: plan-difference)', () => {
    const paid: PaidPlan[] = [{ plan: 'premium', currency: 'dkk', amount: 14_900 }];
    expect(planPrice('pro', 'dkk', { percent: 0, paid })).toEqual({ amount: 25_000, original: 39_900 });
    expect(planPrice('pro', 'dkk', { percent: 50, paid })).toEqual({ amount: 12_500, original: 39_900 });
    expect(planPrice('pro', 'eur', { percent: 0, paid })).toEqual(PLAN_PRICES.pro.eur);
    expect(planPrice('premium', 'dkk', { percent: 0, paid })).toEqual(PLAN_PRICES.premium.dkk);
  });

  it('rise with the plans, so that something is left to pay after what was paid for a lower one', () => {
    for (const currency of ['dkk', 'eur'] as const) {
      const [free, premium, pro] = [PLAN_PRICES.free, PLAN_PRICES.premium, PLAN_PRICES.pro];
      expect(free[currency].amount).toBeLessThan(premium[currency].amount);
      expect(premium[currency].amount).toBeLessThan(pro[currency].amount);
    }
  });

  it('have an original price only when it is higher', () => {
    for (const byCurrency of Object.values(PLAN_PRICES))
      for (const { amount, original } of Object.values(byCurrency))
        expect(original === null || original > amount).toBe(true);
  });

  it('charge only for the tokens that the account lacks', () => {
    expect(payableTokens(30, 12)).toBe(18);
    expect(payableTokens(30, 40)).toBe(0);
  });

  it('are in the currency of the language', () => {
    expect(currencyOf('da')).toBe('dkk');
    expect(currencyOf('en')).toBe('eur');
  });

  it('have no limit of photos for a party that has bought unlimited photos (rules: plan-limits, photo-unlimited)', () => {
    expect(limitsOf('free', false)).toEqual({ photos: 20 });
    expect(limitsOf('pro', false)).toEqual({ photos: null });
    expect(limitsOf('premium', true)).toEqual({ photos: null });
  });
});
