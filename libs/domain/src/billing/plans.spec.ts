import { describe, expect, it } from '@jest/globals';
import { isUpgrade, plansBelow } from './plans';

describe('plans', () => {
  it.each([
    ['free', 'premium'],
    ['free', 'pro'],
    ['premium', 'pro'],
  ] as const)('%s to %s is an upgrade', (from, to) => expect(isUpgrade(from, to)).toBe(true));

  it.each([
    ['free', 'free'],
    ['premium', 'premium'],
    ['premium', 'free'],
    ['pro', 'premium'],
    ['pro', 'pro'],
  ] as const)('%s to %s is not', (from, to) => expect(isUpgrade(from, to)).toBe(false));

  it('knows what lies below a plan', () => {
    expect(plansBelow('free')).toEqual([]);
    expect(plansBelow('pro')).toEqual(['free', 'premium']);
  });
});
