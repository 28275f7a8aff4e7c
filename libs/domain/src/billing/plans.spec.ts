import { describe, expect, it } from '@jest/globals';
import { isUpgrade, plansBelow, plansFrom } from './plans';

describe('plans', () => {
  it.each([
    ['free', 'premium'],
    ['free', 'pro'],
    ['premium', 'pro'],
  ] as const)('counts a change from %s to %s as an upgrade', (from, to) => expect(isUpgrade(from, to)).toBe(true));

  it.each([
    ['free', 'free'],
    ['premium', 'premium'],
    ['premium', 'free'],
    ['pro', 'premium'],
    ['pro', 'pro'],
  ] as const)('does not count a change from %s to %s as an upgrade', (from, to) =>
    expect(isUpgrade(from, to)).toBe(false),
  );

  it('returns the plans below a plan', () => {
    expect(plansBelow('free')).toEqual([]);
    expect(plansBelow('pro')).toEqual(['free', 'premium']);
  });

  it('returns a plan with those above it', () => {
    expect(plansFrom('premium')).toEqual(['premium', 'pro']);
    expect(plansFrom('pro')).toEqual(['pro']);
  });
});
