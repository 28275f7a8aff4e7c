import { media } from '@festlig/contracts/media';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';

const { deletePhoto, getPhoto, updatePhoto } = media.calls;

describe('one photo of a gallery (rule: photo-link)', () => {
  let gallery: TestGallery;
  let ids: string[];
  beforeEach(async () => {
    gallery = await TestGallery.start();
    ids = [];
    // Two of one moment, and one that is newer.
    for (const later of [0, 0, 1000]) {
      gallery.service.clock.advance(later);
      ids.push((await gallery.add(aGuest())).photoId);
    }
  });
  afterEach(() => gallery.service.stop());

  const get = (photoId: string, { user }: { user: typeof theHost.user } = { user: null }, more: object = {}) =>
    gallery.service.call(getPhoto, { partyId, photoId, ...more }, user);
  const refusal = (photoId: string, user: typeof theHost.user = null, more: object = {}) =>
    gallery.service.refusal(getPhoto, { partyId, photoId, ...more }, user);
  const hide = (photoId: string) =>
    gallery.service.call(updatePhoto, { partyId, photoId, public: false }, theHost.user);

  it('has the place that it has in the list, for hosts and for guests', async () => {
    await hide(ids[2] ?? '');
    for (const person of [theHost, aGuest()]) {
      const { items, total } = await gallery.list(person);
      expect(items.length).toBe(person === theHost ? 3 : 2);
      for (const [before, photo] of items.entries()) {
        expect(await get(photo.id, { user: person.user ?? null })).toEqual({ photo, before, total });
      }
    }
    expect(await get(ids[2] ?? '', theHost, { which: 'private' })).toMatchObject({ before: 0, total: 1 });
    expect(await refusal(ids[0] ?? '', theHost.user, { which: 'private' })).toEqual({ root: 'not_found' });
  });

  it('is not found by a guest when it is private, deleted, of another party or unknown, all in the same words', async () => {
    const [hidden = '', deleted = '', shown = ''] = ids;
    await hide(hidden);
    await gallery.service.call(deletePhoto, { partyId, photoId: deleted }, theHost.user);
    for (const photoId of [hidden, deleted, 'f'.repeat(24)]) {
      expect(await refusal(photoId)).toEqual({ root: 'not_found' });
    }
    expect(await refusal(shown, null, { which: 'private' })).toEqual({ root: 'not_found' });
    expect(await get(shown)).toMatchObject({ photo: { id: shown, name: null, createdAt: null }, before: 0, total: 1 });
    expect(await get(hidden, theHost)).toMatchObject({ photo: { id: hidden, public: false } });
    expect(await refusal(deleted, theHost.user)).toEqual({ root: 'not_found' });
    const other = 'b'.repeat(24);
    gallery.service.parties.set(other, { [theHost.user?.id ?? '']: 'owner' });
    expect(await gallery.service.refusal(getPhoto, { partyId: other, photoId: shown }, theHost.user)).toEqual({
      root: 'not_found',
    });
  });

  it('is for hosts only while the gallery is closed to guests (rule: photo-open)', async () => {
    const [photoId = ''] = ids;
    const later = new Date(gallery.service.clock.now().getTime() + 1000).toISOString();
    for (const closed of [{ photosEnabled: false }, { photosPublicEnabled: false }, { photosEnabledDate: later }]) {
      gallery.settings = closed;
      expect(await refusal(photoId)).toEqual({ root: 'not_found' });
      expect(await get(photoId, theHost)).toMatchObject({ photo: { id: photoId } });
    }
  });
});
