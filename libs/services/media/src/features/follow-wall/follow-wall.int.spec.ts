import { media, WALL_PHOTOS } from '@festlig/contracts/media';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';

const { followWall, updatePhoto } = media.calls;

describe('the wall (rule: photo-wall)', () => {
  let gallery: TestGallery;
  beforeEach(async () => {
    gallery = await TestGallery.start();
  });
  afterEach(() => gallery.service.stop());
  const wall = (user = theHost.user) => gallery.service.call(followWall, { partyId }, user);

  it('has the newest public photos and the number of all, for everybody the same', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= WALL_PHOTOS; n++) {
      gallery.service.clock.advance(1000);
      ids.unshift((await gallery.add(aGuest())).photoId);
    }
    const shown = await wall();
    expect(shown.items.map(({ id }) => id)).toEqual(ids.slice(0, WALL_PHOTOS));
    expect(shown).toMatchObject({ total: WALL_PHOTOS + 1, ended: false });
    expect(shown.items[0]).toMatchObject({ name: null, createdAt: null, mine: false });
    expect(await wall(null)).toEqual(shown);
  }, 30_000);

  it('has no private photo, for hosts either, because everybody in the room sees it', async () => {
    const { photoId } = await gallery.add(aGuest());
    await gallery.service.call(updatePhoto, { partyId, photoId, public: false }, theHost.user);
    expect(await wall()).toEqual({ items: [], total: 0, ended: false });
  });

  it('has no photos for guests of a closed gallery', async () => {
    await gallery.add(aGuest());
    gallery.settings = { photosPublicEnabled: false };
    expect(await wall(null)).toEqual({ items: [], total: 0, ended: false });
    expect(await wall()).toMatchObject({ total: 1 });
  });
});
