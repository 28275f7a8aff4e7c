import { describe, expect, it } from '@jest/globals';
import { galleryAccess, type GalleryRules } from './gallery-access';

const open: GalleryRules = {
  features: ['photos'],
  photosEnabled: true,
  photosUploadedByGuests: true,
  photosPublicEnabled: true,
  photosEnabledDate: null,
};
const now = new Date('2026-06-20T16:00:00Z');
const asGuest = (rules: Partial<GalleryRules>) => galleryAccess({ ...open, ...rules }, false, now);
const asEditor = (rules: Partial<GalleryRules>) => galleryAccess({ ...open, ...rules }, true, now);

describe('what may be done in a gallery (rules: photo-open, photo-editors-see-more)', () => {
  it('is everything for everybody while it is open', () => {
    const all = { sees: true, uploads: true, opensAt: null, why: null };
    expect(asGuest({})).toEqual(all);
    expect(asEditor({})).toEqual(all);
  });

  it.each<[Partial<GalleryRules>, object]>([
    [{ features: [] }, { sees: false, uploads: false, why: 'plan' }],
    [{ photosEnabled: false }, { sees: false, uploads: false, why: 'off' }],
    [{ photosPublicEnabled: false }, { sees: false, uploads: true, why: null }],
    [{ photosUploadedByGuests: false }, { sees: true, uploads: false, why: null }],
    [
      { photosPublicEnabled: false, photosUploadedByGuests: false },
      { sees: false, uploads: false, why: 'hosts_only' },
    ],
  ])('is for guests with %j: %j', (rules, expected) => {
    expect(asGuest(rules)).toMatchObject(expected);
    expect(asEditor(rules).sees).toBe(true);
  });

  it('is for editors what their plan allows, whatever guests may do', () => {
    const closed = { photosEnabled: false, photosEnabledDate: '2027-01-01T00:00:00Z' };
    expect(asEditor(closed)).toEqual({ sees: true, uploads: true, opensAt: null, why: null });
    expect(asEditor({ features: [] })).toEqual({ sees: true, uploads: false, opensAt: null, why: 'plan' });
  });

  it('is nothing for guests before the moment at which it opens, and all from that moment on (rule: photo-open-later)', () => {
    const later = '2026-06-20T16:00:00.001Z';
    expect(asGuest({ photosEnabledDate: later })).toEqual({
      sees: false,
      uploads: false,
      opensAt: later,
      why: 'later',
    });
    for (const passed of ['2026-06-20T16:00:00.000Z', '2020-01-01T00:00:00Z']) {
      expect(asGuest({ photosEnabledDate: passed })).toMatchObject({ sees: true, uploads: true, opensAt: null });
    }
    expect(asGuest({ photosEnabledDate: later, photosEnabled: false })).toMatchObject({ why: 'off', opensAt: null });
  });
});
