import { media } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, aPhoto, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';

const { listPhotos, updatePhoto } = media.calls;
const DAY = 24 * 3600 * 1000;

describe('the photos of a gallery', () => {
  let gallery: TestGallery;
  beforeEach(async () => {
    gallery = await TestGallery.start();
  });
  afterEach(() => gallery.service.stop());

  const hide = (photoId: string, shown = false) =>
    gallery.service.call(updatePhoto, { partyId, photoId, public: shown }, theHost.user);

  it('are listed with the newest first, in pages of nine, with the number of all', async () => {
    const guest = aGuest();
    const ids: string[] = [];
    for (let n = 0; n < 11; n++) {
      gallery.service.clock.advance(1000);
      ids.unshift((await gallery.add(guest)).photoId);
    }
    const first = await gallery.list(aGuest());
    expect(first).toMatchObject({ page: 1, pageSize: 9, total: 11 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 9));
    expect((await gallery.list(aGuest(), { page: 2 })).items.map(({ id }) => id)).toEqual(ids.slice(9));
    const all = await gallery.list(aGuest(), { pageSize: 18 });
    expect(all.items).toHaveLength(11);
    expect(await gallery.list(aGuest(), { page: 3 })).toMatchObject({ items: [], total: 11 });
    // The number of all is kept, and another one for guests.
    await hide(ids.at(-1) ?? '');
    expect((await gallery.list(aGuest())).total).toBe(10);
    expect((await gallery.list(theHost)).total).toBe(11);
  }, 30_000);

  it('tell hosts who uploaded them and when, and guests neither (rules: photo-fields, photo-editors-see-more)', async () => {
    const guest = aGuest();
    const { photoId } = await gallery.add(guest, await aPhoto([800, 600]), { name: 'Karen Blixen' });
    const src = expect.stringMatching(new RegExp(`^/media/photos/${partyId}/${photoId}/\\w{16}/1600\\.jpg$`));
    const picture = { id: photoId, src, public: true, width: 800, height: 600 };
    const blur = expect.stringMatching(/^data:image\/webp;base64,.{20,400}$/);
    expect((await gallery.list(theHost)).items).toEqual([
      { ...picture, blur, name: 'Karen Blixen', createdAt: '2026-05-01T10:00:00.000Z', mine: false },
    ]);
    const unnamed = { ...picture, blur, name: null, createdAt: null };
    expect((await gallery.list(aGuest())).items).toEqual([{ ...unnamed, mine: false }]);
    expect((await gallery.list(guest)).items).toEqual([{ ...unnamed, mine: true }]);
    expect((await gallery.list({ user: aUser() })).items).toEqual([{ ...unnamed, mine: false }]);
  });

  it('that are private are for hosts only: not listed, counted or told by a version to guests (rule: photo-public)', async () => {
    gallery.settings = { photosPublicDefaultEnabled: false };
    const before = await gallery.list(aGuest());
    const { photoId } = await gallery.add(aGuest());
    expect(await gallery.list(aGuest())).toEqual(before);
    expect(await gallery.list(theHost)).toMatchObject({ items: [{ id: photoId, public: false }], total: 1 });
    await hide(photoId, true);
    const shown = await gallery.list(aGuest());
    expect(shown).toMatchObject({ items: [{ id: photoId }], total: 1 });
    expect(shown.version).toBeGreaterThan(before.version);
    await hide(photoId);
    expect(await gallery.list(aGuest())).toMatchObject({ items: [], total: 0 });
  });

  it('are made public and private by hosts only, and asking for what is so already changes nothing', async () => {
    const { photoId } = await gallery.add(aGuest());
    const { version } = await gallery.list(theHost);
    expect(await hide(photoId, true)).toMatchObject({ id: photoId, public: true });
    expect((await gallery.list(theHost)).version).toBe(version);
    expect(await hide(photoId)).toMatchObject({ public: false });
    expect(await hide(photoId)).toMatchObject({ public: false });
    expect(await gallery.list(theHost)).toMatchObject({ version: version + 1, total: 1 });
    await Promise.all([true, false, true, false, true].map((shown) => hide(photoId, shown)));
    const after = await gallery.list(theHost);
    expect((await gallery.list(aGuest())).total).toBe(after.items[0]?.public === true ? 1 : 0);
    const input = { partyId, photoId, public: true };
    expect(await gallery.service.refusal(updatePhoto, input, aUser())).toEqual({ root: 'not_found' });
    expect(await gallery.service.refusal(updatePhoto, input)).toEqual({ root: 'needs_login' });
    expect(await gallery.service.refusal(updatePhoto, { ...input, photoId: 'f'.repeat(24) }, theHost.user)).toEqual({
      root: 'not_found',
    });
  });

  it('of another party cannot be changed, by its hosts either', async () => {
    const other = 'b'.repeat(24);
    gallery.service.parties.set(other, { [theHost.user?.id ?? '']: 'owner' });
    const { photoId } = await gallery.add(aGuest());
    const input = { partyId: other, photoId, public: false };
    expect(await gallery.service.refusal(updatePhoto, input, theHost.user)).toEqual({ root: 'not_found' });
    expect(await gallery.list(aGuest())).toMatchObject({ total: 1 });
  });

  it('are not there before they are ready, in the list and in its total', async () => {
    const guest = aGuest();
    await gallery.begin(guest);
    const waiting = await gallery.upload(guest, await aPhoto());
    const refused = await gallery.upload(guest, Buffer.from('<html>'));
    await gallery.run(refused);
    for (const person of [guest, theHost]) expect(await gallery.list(person)).toMatchObject({ items: [], total: 0 });
    await gallery.run(waiting);
    expect(await gallery.list(guest)).toMatchObject({ items: [{ id: waiting }], total: 1 });
  });

  it.each([
    ['off', { photosEnabled: false }],
    ['plan', { features: [] }],
    ['hosts_only', { photosPublicEnabled: false, photosUploadedByGuests: false }],
  ] as const)('are for hosts only in a gallery that is closed: %s (rule: photo-open)', async (why, settings) => {
    await gallery.add(aGuest());
    gallery.settings = {
      ...settings,
      limits: { photos: 3 },
      features: [...('features' in settings ? settings.features : ['photos' as const])],
    };
    expect(await gallery.list(aGuest())).toMatchObject({
      items: [],
      total: 0,
      // Nor do these tell how many photos there are.
      version: 0,
      gallery: { sees: false, uploads: false, opensAt: null, why, limit: null, left: null },
    });
    expect(await gallery.list(theHost)).toMatchObject({ total: 1, gallery: { sees: true, limit: 3, left: 2 } });
  });

  it('are seen by guests from the very moment at which the gallery opens, without anything being done (rule: photo-open-later)', async () => {
    const opensAt = new Date(gallery.service.clock.now().getTime() + DAY);
    await gallery.add(theHost);
    gallery.settings = { photosEnabledDate: opensAt.toISOString() };
    gallery.service.clock.set(new Date(opensAt.getTime() - 1));
    const told = { why: 'later', opensAt: opensAt.toISOString(), sees: false, uploads: false };
    expect(await gallery.list(aGuest())).toMatchObject({ items: [], total: 0, gallery: told });
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'gallery_closed' });
    expect(await gallery.list(theHost)).toMatchObject({ total: 1, gallery: { sees: true, uploads: true } });
    gallery.service.clock.set(opensAt);
    const open = { why: null, opensAt: null, sees: true, uploads: true };
    expect(await gallery.list(aGuest())).toMatchObject({ total: 1, gallery: open });
    expect(await gallery.begin(aGuest())).toHaveProperty('photoId');
  });

  it('come with how many can still be added (rule: photo-limit)', async () => {
    gallery.settings = { limits: { photos: 3 } };
    const guest = aGuest();
    await gallery.begin(guest);
    await gallery.add(guest);
    // What the plan allows is told to hosts, and to guests only when it is met (rule: guests-see-no-plan).
    expect((await gallery.list(guest)).gallery).toMatchObject({ limit: null, left: 1 });
    expect((await gallery.list(theHost)).gallery).toMatchObject({ limit: 3, left: 1 });
    gallery.settings = { limits: { photos: 22 } };
    expect((await gallery.list(guest)).gallery).toMatchObject({ limit: null, left: 20 });
    gallery.settings = { limits: { photos: 23 } };
    expect((await gallery.list(guest)).gallery).toMatchObject({ limit: null, left: null });
    expect((await gallery.list(theHost)).gallery).toMatchObject({ limit: 23, left: 21 });
    gallery.settings = { limits: { photos: 1 } };
    expect((await gallery.list(guest)).gallery).toMatchObject({ limit: 1, left: 0 });
    gallery.settings = {};
    expect((await gallery.list(guest)).gallery).toMatchObject({ limit: null, left: null });
  });

  it('are refused as a list with a page that cannot be', async () => {
    for (const wrong of [{ page: 0 }, { pageSize: 201 }, { sort: 'name' }, { guestKey: 'short' }]) {
      const field = Object.keys(wrong)[0] ?? '';
      expect(await gallery.service.refusal(listPhotos, { partyId, ...wrong })).toEqual({ [field]: 'invalid' });
    }
  });
});
