import type { Grant } from '@festlig/contracts/billing';
import { describe, expect, it } from '@jest/globals';
import { givesUnlimitedPhotos, type Grants, planGiven, withGrants, withoutGrant } from './grants';

const premium: Grant = { id: 'a'.repeat(24), gives: 'premium' };
const pro: Grant = { id: 'b'.repeat(24), gives: 'pro' };
const photos: Grant = { id: 'c'.repeat(24), gives: 'unlimited_photos' };
const nothing: Grants = { given: [], revoked: [] };

describe('what payments and coupons give a party', () => {
  it('is the highest plan among them, in any order, and free without any', () => {
    expect(planGiven([])).toBe('free');
    expect(planGiven([pro, premium, photos])).toBe('pro');
    expect(planGiven([premium, photos])).toBe('premium');
    expect(planGiven([photos])).toBe('free');
  });

  it('includes photos without a limit only when they were bought', () => {
    expect(givesUnlimitedPhotos([premium, photos])).toBe(true);
    expect(givesUnlimitedPhotos([premium, pro])).toBe(false);
  });

  it('counts each once', () => {
    const twice = withGrants(withGrants(nothing, [premium]), [premium, pro]);
    expect(twice.given).toEqual([premium, pro]);
    expect(withGrants(twice, [premium, pro])).toEqual(twice);
  });

  it('loses what was taken back, and nothing else', () => {
    const both = withGrants(nothing, [premium, pro]);
    expect(planGiven(withoutGrant(both, pro.id).given)).toBe('premium');
    expect(planGiven(withoutGrant(withoutGrant(both, pro.id), premium.id).given)).toBe('free');
    expect(withoutGrant(withoutGrant(both, pro.id), pro.id).revoked).toEqual([pro.id]);
  });

  it('is the same when one is taken back before it is given', () => {
    const early = withGrants(withoutGrant(nothing, pro.id), [pro, premium]);
    const late = withoutGrant(withGrants(nothing, [pro, premium]), pro.id);
    expect(early).toEqual(late);
  });
});
