import { FEATURES, Plan } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { featuresOf, featuresOfPlan, hasFeature, lowestPlanWith } from './features';

describe('the features of a plan', () => {
  it('gives premium everything but the import, pro everything, and free nothing', () => {
    expect(featuresOfPlan('free')).toEqual([]);
    expect(featuresOfPlan('premium')).toEqual(['rsvp_fields', 'custom_url', 'photos', 'sms_sender', 'cohosts']);
    expect(featuresOfPlan('pro')).toEqual(FEATURES);
  });

  it.each(Plan.options.flatMap((plan) => FEATURES.map((feature) => [plan, feature] as const)))(
    'agrees with the lowest plan that has a feature: %s, %s',
    (plan, feature) => {
      const order = Plan.options;
      const isEnough = order.indexOf(plan) >= order.indexOf(lowestPlanWith(feature));
      expect(featuresOfPlan(plan).includes(feature)).toBe(isEnough);
    },
  );
});

describe('the features of a party', () => {
  it('adds what was enabled for the party and for all, each once and in order', () => {
    expect(featuresOf('free', ['import', 'photos'], ['photos', 'custom_url'])).toEqual([
      ...['custom_url', 'photos', 'import'],
    ]);
    expect(featuresOf('pro', ['import'], ['photos'])).toEqual(FEATURES);
  });

  it('tells whether the party has a feature', () => {
    expect(hasFeature({ features: ['photos'] }, 'photos')).toBe(true);
    expect(hasFeature({ features: ['photos'] }, 'import')).toBe(false);
  });
});
