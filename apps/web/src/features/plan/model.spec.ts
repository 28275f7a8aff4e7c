import { describe, expect, it } from '@jest/globals';
import { formatPrice, offersFor, paymentAddress } from './model';

describe('the plans that a party is offered', () => {
  it.each([
    ['free', ['current', 'upgrade', 'upgrade']],
    ['premium', ['lower', 'current', 'upgrade']],
    ['pro', ['lower', 'lower', 'current']],
  ] as const)('with the plan %s are the higher ones', (plan, standings) => {
    expect(offersFor(plan).map(({ standing }) => standing)).toEqual(standings);
  });

  it('list what each adds to the plan below it', () => {
    expect(offersFor('free').map(({ below, features }) => [below, features])).toEqual([
      [null, []],
      ['free', ['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts']],
      ['premium', ['import']],
    ]);
  });

  it('are paid for at an address that names party, plan and currency', () => {
    expect(paymentAddress('a1', 'pro', 'eur')).toBe('/payment/plan/a1/pro/eur');
  });
});

it.each([
  [14_900, 'dkk', 'da', '149 kr.'],
  [14_950, 'dkk', 'da', '149,50 kr.'],
  [1_990, 'eur', 'en', '€19.90'],
  [0, 'eur', 'da', '0 €'],
] as const)('writes the price of %d minor units of %s in the language %s', (amount, currency, language, written) => {
  expect(formatPrice(amount, currency, language).replace(/\s/g, ' ')).toBe(written);
});
