import { describe, expect, it } from '@jest/globals';
import { currencyOf, limitsOf, payableTokens, PLAN_PRICES, planPrice, planPrices, tokensPrice } from './prices';

describe('prices', () => {
  it('are in minor units: a token costs 400 øre or 50 cents', () => {
    expect(tokensPrice(25, 'dkk')).toBe(10_000);
    expect(tokensPrice(25, 'eur')).toBe(1_250);
    expect(PLAN_PRICES.premium.dkk.amount).toBe(14_900);
    expect(PLAN_PRICES.pro.eur.amount).toBe(5_390);
    expect(PLAN_PRICES.free.dkk.amount).toBe(0);
  });

  it('are lower by the percentage of a coupon, with the usual price as the original', () => {
    expect(planPrice('premium', 'dkk', 25)).toEqual({ amount: 11_175, original: 14_900 });
    expect(planPrice('premium', 'eur', 33)).toEqual({ amount: 1_333, original: 1_990 });
    expect(planPrice('free', 'dkk', 25)).toEqual({ amount: 0, original: null });
    expect(planPrices(0)).toEqual(PLAN_PRICES);
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
