import { describe, expect, it } from '@jest/globals';
import { offersFor, paymentAddress } from './model';

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
