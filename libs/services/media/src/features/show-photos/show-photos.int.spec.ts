import { media } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import { GalleryRepository } from '../../store/gallery.repository';

const { showPhotos } = media.calls;

describe('photos that wait for being shown (rule: photo-waiting)', () => {
  let gallery: TestGallery;
  beforeEach(async () => {
    gallery = await TestGallery.start();
    gallery.settings = { photosPublicDefaultEnabled: false };
  });
  afterEach(() => gallery.service.stop());

  const show = (until: string, user = theHost.user) =>
    gallery.service.call(showPhotos, { partyId, until }, user ?? undefined);
  const waiting = () => gallery.list(theHost, { which: 'private' });
  /** Some photos of guests, a second apart; the first is the oldest. */
  async function add(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      gallery.service.clock.advance(1000);
      ids.push((await gallery.add(aGuest())).photoId);
    }
    return ids;
  }

  it('are listed alone for hosts, the newest first, page by page, with how many there are', async () => {
    const hostsOwn = await gallery.add(theHost);
    const ids = await add(3);
    const list = await waiting();
    expect(list.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(list).toMatchObject({ total: 3, counts: { all: 4, private: 3 } });
    const second = await gallery.list(theHost, { which: 'private', page: 2, pageSize: 2 });
    expect(second).toMatchObject({ items: [{ id: ids[0] }], total: 3 });
    expect(await gallery.list(theHost)).toMatchObject({ total: 4, counts: { all: 4, private: 3 } });
    expect((await gallery.list(theHost)).items.map(({ id }) => id)).toContain(hostsOwn.photoId);
  });

  it('are nothing to guests: neither listed nor counted, whatever they ask for', async () => {
    const guest = aGuest();
    await gallery.add(guest);
    await gallery.add(theHost);
    for (const person of [guest, aGuest(), { user: aUser() }]) {
      const asked = await gallery.list(person, { which: 'private' });
      expect(asked).toMatchObject({ items: [], total: 0 });
      const all = await gallery.list(person);
      expect(all.total).toBe(1);
      expect([asked, all].filter((list) => 'counts' in list)).toEqual([]);
    }
  });

  it('are shown all at once, up to the newest that the host has seen', async () => {
    const [first = '', second = ''] = await add(2);
    const until = (await waiting()).items[0]?.createdAt ?? '';
    const [unseen = ''] = await add(1);
    const before = (await gallery.list(aGuest())).version;
    expect(await show(until)).toEqual({ shown: 2 });
    const shown = await gallery.list(aGuest());
    expect(shown.items.map(({ id }) => id)).toEqual([second, first]);
    expect(shown.version).toBeGreaterThan(before);
    expect(await waiting()).toMatchObject({ items: [{ id: unseen }], total: 1, counts: { all: 3, private: 1 } });
  });

  it('are counted once when the same is asked again', async () => {
    await add(2);
    const until = (await waiting()).items[0]?.createdAt ?? '';
    await Promise.all([show(until), show(until)]);
    const { version } = await gallery.list(theHost);
    expect(await show(until)).toEqual({ shown: 0 });
    expect(await gallery.list(theHost)).toMatchObject({ version, counts: { all: 2, private: 0 } });
    expect((await gallery.list(aGuest())).total).toBe(2);
  });

  it('are counted in the end when the process died before it counted (rule: kept-counts)', async () => {
    await add(2);
    const { version } = await gallery.list(aGuest());
    // Nothing else has marked the counts meanwhile.
    gallery.service.clock.advance(60_000);
    await gallery.sweep();
    const counts = gallery.service.app.get(GalleryRepository, { strict: false });
    const count = counts.add.bind(counts);
    counts.add = async () => undefined;
    await show(gallery.service.clock.now().toISOString());
    counts.add = count;
    gallery.service.clock.advance(60_000);
    await gallery.sweep();
    expect(await gallery.list(theHost)).toMatchObject({ counts: { all: 2, private: 0 } });
    expect((await gallery.list(aGuest())).version).toBeGreaterThan(version);
  });

  it('are shown by hosts of their party only', async () => {
    const other = 'b'.repeat(24);
    gallery.service.parties.set(other, { [theHost.user?.id ?? '']: 'owner' });
    await add(1);
    const until = gallery.service.clock.now().toISOString();
    expect(await gallery.service.refusal(showPhotos, { partyId, until })).toEqual({ root: 'needs_login' });
    expect(await gallery.service.refusal(showPhotos, { partyId, until }, aUser())).toEqual({ root: 'not_found' });
    expect(await gallery.service.call(showPhotos, { partyId: other, until }, theHost.user)).toEqual({ shown: 0 });
    expect(await waiting()).toMatchObject({ total: 1 });
    expect(await gallery.service.refusal(showPhotos, { partyId, until: 'now' }, theHost.user)).toHaveProperty('until');
  });
});
