import { describe, expect, it } from '@jest/globals';
import { currencyOf, payableTokens, PLAN_PRICES, tokensPrice } from './prices';

describe('prices', () => {
  it('are 400 øre and 50 cents a token, in minor units', () => {
    expect(tokensPrice(25, 'dkk')).toBe(10_000);
    expect(tokensPrice(25, 'eur')).toBe(1_250);
    expect(PLAN_PRICES.premium.dkk.amount).toBe(14_900);
    expect(PLAN_PRICES.pro.eur.amount).toBe(5_390);
    expect(PLAN_PRICES.free.dkk.amount).toBe(0);
  });

  it('cross out only what is dearer', () => {
    for (const byCurrency of Object.values(PLAN_PRICES))
      for (const { amount, original } of Object.values(byCurrency))
        expect(original === null || original > amount).toBe(true);
  });

  it('ask for the missing tokens only', () => {
    expect(payableTokens(30, 12)).toBe(18);
    expect(payableTokens(30, 40)).toBe(0);
  });

  it('follow the language', () => {
    expect(currencyOf('da')).toBe('dkk');
    expect(currencyOf('en')).toBe('eur');
  });
});
