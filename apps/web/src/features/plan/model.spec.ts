import { featuresOfPlan } from '@festlig/domain/billing/features';
import { describe, expect, it } from '@jest/globals';
import { hasArrived, newWith, offersFor, paymentAddress, waysOn } from './model';

describe('the plans that a party is offered', () => {
  it.each([
    ['free', ['current', 'upgrade', 'upgrade']],
    ['premium', ['lower', 'current', 'upgrade']],
    ['pro', ['lower', 'lower', 'current']],
  ] as const)('with the plan %s are the higher ones', (plan, standings) => {
    expect(offersFor(plan).map(({ standing }) => standing)).toEqual(standings);
  });

  it('name the plan above free that they are bought instead of (rule: plan-difference)', () => {
    const from = (plan: 'free' | 'premium' | 'pro') => offersFor(plan).map((offer) => offer.from);
    expect(from('free')).toEqual([null, null, null]);
    expect(from('premium')).toEqual([null, null, 'premium']);
    expect(from('pro')).toEqual([null, null, null]);
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

describe('what a party has with a plan that was bought (rule: plan-thanks)', () => {
  it.each([
    ['premium', undefined, null, ['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts']],
    ['premium', 'cohosts', null, ['cohosts', 'rsvp_fields', 'custom_url', 'photos', 'sms_sender']],
    ['premium', 'import', null, ['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts']],
    ['pro', undefined, 'premium', ['import', 'photos']],
    ['pro', 'cohosts', 'premium', ['cohosts', 'import', 'photos']],
  ] as const)('is named, what it was bought for first: %s for %s', (plan, asked, below, features) => {
    expect(newWith(plan, asked)).toEqual({ below, features });
  });

  it.each([
    ['premium', undefined, ['rsvp_fields', 'photos']],
    ['premium', 'cohosts', ['cohosts', 'rsvp_fields']],
    ['premium', 'photos', ['photos', 'rsvp_fields']],
    // Premium has no import.
    ['premium', 'import', ['rsvp_fields', 'photos']],
    ['pro', undefined, ['import', 'rsvp_fields']],
    ['pro', 'custom_url', ['custom_url', 'import']],
  ] as const)('is led to, to two features at most: %s for %s', (plan, asked, ways) => {
    expect(waysOn({ plan, features: featuresOfPlan(plan) }, asked)).toEqual(ways);
  });
});

describe('what a coupon gives', () => {
  const party = { plan: 'free', limits: { photos: 20 } } as const;
  const balance = { tokens: 3, discount: null };
  const of = (gives: Parameters<typeof hasArrived>[0]['gives']) => ({ gives, tokensBefore: 3 });

  it('is there when the account, the plan or the limit has changed', () => {
    const [tokens, plan] = [of({ kind: 'tokens', tokens: 10 }), of({ kind: 'plan', plan: 'premium' })];
    expect(hasArrived(tokens, party, balance)).toBe(false);
    expect(hasArrived(tokens, party, undefined)).toBe(false);
    expect(hasArrived(tokens, party, { ...balance, tokens: 13 })).toBe(true);
    expect(hasArrived(plan, party, balance)).toBe(false);
    expect(hasArrived(plan, { ...party, plan: 'pro' }, balance)).toBe(true);
    const photos = of({ kind: 'unlimited_photos' });
    expect(hasArrived(photos, party, balance)).toBe(false);
    expect(hasArrived(photos, { ...party, limits: { photos: null } }, balance)).toBe(true);
    const percentage = of({ kind: 'percentage', percent: 20 });
    expect(hasArrived(percentage, party, undefined)).toBe(false);
    expect(hasArrived(percentage, party, balance)).toBe(false);
    expect(hasArrived(percentage, party, { ...balance, discount: 20 })).toBe(true);
  });
});
