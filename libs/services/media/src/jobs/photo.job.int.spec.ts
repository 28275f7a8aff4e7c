import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PhotoReader } from '../adapters/photo-reader';
import { PictureRefused } from '../adapters/picture-reader';
import { aGuest, aPhoto, type Person, TestGallery, theHost } from '../gallery.fixture';
import { partyId } from '../media.fixture';
import { makePhoto } from '../queues';
import { OnPartyDeleted } from '../reactions/on-party-deleted';
import { OnUserDeleted } from '../reactions/on-user-deleted';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoRepository } from '../store/photo.repository';

const LEASE = 30_000;
const NAMES = ['1600.avif', '1600.jpg', '1600.webp', '500.avif', '500.jpg', '500.webp', 'full.jpg'];

describe('the worker of photos', () => {
  let gallery: TestGallery;
  let guest: Person;
  beforeEach(async () => {
    gallery = await TestGallery.start();
    guest = aGuest();
  });
  afterEach(() => gallery.service.stop());

  /** Does something at the moment at which the worker has written its first file. */
  const meanwhile = (what: () => Promise<unknown>) => {
    const put = gallery.files.put.bind(gallery.files);
    gallery.files.put = async (...args) => {
      await put(...args);
      gallery.files.put = put;
      await what();
    };
  };
  const partyDeleted = () => gallery.service.app.get(OnPartyDeleted, { strict: false }).react({ partyId });

  it('puts a photo into the gallery with all its sizes, and keeps nothing of the uploaded file', async () => {
    const { photo, photoId } = await gallery.add(guest, await aPhoto([2000, 1500]));
    const folder = photo?.src.replace(/^\/media(.*)\/1600.jpg$/, 'public$1');
    expect(gallery.files.keys('')).toEqual(NAMES.map((name) => `${folder}/${name}`));
    expect(folder).toContain(`photos/${partyId}/${photoId}/`);
    const types = [...gallery.files.stored.values()].map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['image/avif', 'image/webp', 'image/jpeg']));
  });

  it('says why it refuses a file, keeps nothing of it, and does not read it again (rule: photo-refused)', async () => {
    const photo = await gallery.add(guest, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(photo).toMatchObject({ status: 'refused', refusal: 'image_not_picture', photo: null });
    expect(gallery.files.stored.size).toBe(0);
    await gallery.run(photo.photoId);
    expect(await gallery.own(guest, photo.photoId)).toEqual(photo);
    gallery.service.clock.advance(24 * 3600 * 1000);
    await gallery.sweep();
    await expect(gallery.own(guest, photo.photoId)).rejects.toThrow('not a photo of this person');
  });

  it('has new photos public as the host has chosen, and those of hosts always (rule: photo-public)', async () => {
    gallery.settings = { photosPublicDefaultEnabled: false };
    expect((await gallery.add(guest)).photo).toMatchObject({ public: false });
    expect((await gallery.add(theHost)).photo).toMatchObject({ public: true });
    gallery.settings = { photosPublicDefaultEnabled: true };
    expect((await gallery.add(guest)).photo).toMatchObject({ public: true });
  });

  it('keeps a photo private, and does not lose it, when the gallery was closed after it had arrived', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    gallery.settings = { photosUploadedByGuests: false };
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready', photo: { public: false } });
  });

  it('takes the same file once, also when two arrive at the same time (rule: photo-duplicate)', async () => {
    const file = await aPhoto();
    const first = await gallery.add(guest, file);
    expect(await gallery.add(aGuest(), file)).toMatchObject({ status: 'refused', refusal: 'photo_duplicate' });
    const other = await aPhoto();
    const ids = [await gallery.upload(guest, other), await gallery.upload(guest, other)];
    await Promise.all(ids.map((id) => gallery.run(id)));
    const outcomes = await Promise.all(ids.map((id) => gallery.own(guest, id)));
    expect(outcomes.map(({ refusal }) => refusal).toSorted()).toEqual([null, 'photo_duplicate'].toSorted());
    expect(gallery.files.stored.size).toBe(2 * NAMES.length);
    await gallery.remove(guest, first.photoId);
    expect(await gallery.add(guest, file)).toMatchObject({ status: 'ready' });
  });

  it('begins again with a photo whose worker was killed after any of its writes', async () => {
    for (const killedAt of NAMES) {
      const photoId = await gallery.upload(guest, await aPhoto());
      gallery.files.broken = killedAt;
      await expect(gallery.run(photoId)).rejects.toThrow('the file store is away');
      expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'waiting' });
      gallery.files.broken = null;
      await gallery.run(photoId);
      expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
      expect(gallery.files.keys(photoId)).toHaveLength(7);
    }
    expect(await gallery.list(guest)).toMatchObject({ total: NAMES.length });
  }, 30_000);

  it('tries again when the disk is full, with nothing of the photo listed meanwhile', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    const put = gallery.files.put.bind(gallery.files);
    gallery.files.put = async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    for (let tries = 0; tries < 5; tries++) await expect(gallery.run(photoId)).rejects.toThrow('no space left');
    expect(await gallery.list(theHost)).toMatchObject({ items: [], total: 0 });
    gallery.files.put = put;
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
  });

  it('deletes the uploaded file also when a worker was killed between the last write and that', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    const remove = gallery.files.delete.bind(gallery.files);
    gallery.files.delete = async () => {
      throw new Error('killed');
    };
    await expect(gallery.run(photoId)).rejects.toThrow('killed');
    gallery.files.delete = remove;
    gallery.test.queue.forget();
    gallery.service.clock.advance(LEASE);
    await gallery.sweep();
    expect(gallery.test.queue.added).toMatchObject([{ job: makePhoto.name, data: { photoId } }]);
    await gallery.run(photoId);
    expect(gallery.files.keys('uploads/')).toEqual([]);
    gallery.test.queue.forget();
    gallery.service.clock.advance(LEASE);
    await gallery.sweep();
    expect(gallery.test.queue.added).toEqual([]);
  });

  it('is asked for a photo that waits half a minute, and then less often: hundreds may wait for their turn', async () => {
    await gallery.upload(guest, await aPhoto());
    const looked: number[] = [];
    for (let leases = 1; leases <= 22; leases++) {
      gallery.test.queue.forget();
      gallery.service.clock.advance(LEASE);
      await gallery.sweep();
      if (gallery.test.queue.added.length > 0) looked.push(leases);
    }
    expect(looked).toEqual([1, 11, 21]);
  });

  it('is not confused by another worker that reads the same photo', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    meanwhile(() => gallery.run(photoId));
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
    expect(gallery.files.keys(photoId)).toHaveLength(7);
    expect(await gallery.list(guest)).toMatchObject({ total: 1 });
  });

  it('leaves nothing of a photo that was taken back while it was being read', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    meanwhile(() => gallery.remove(guest, photoId));
    await gallery.run(photoId);
    expect(gallery.files.stored.size).toBe(0);
    expect(await gallery.list(theHost)).toMatchObject({ total: 0 });
  });

  it('leaves nothing of a photo that was taken back while it was being read by a worker that was then killed', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    meanwhile(async () => {
      await gallery.remove(guest, photoId);
      await gallery.sweep();
      gallery.files.broken = '1600';
      gallery.files.delete = async () => {
        throw new Error('killed');
      };
    });
    const remove = gallery.files.delete.bind(gallery.files);
    await expect(gallery.run(photoId)).rejects.toThrow();
    gallery.files.delete = remove;
    await gallery.files.put(`public/photos/x`, Buffer.from('of another'), 'image/jpeg');
    gallery.service.clock.advance(10 * 60_000);
    await gallery.sweep();
    expect(gallery.files.keys('')).toEqual(['public/photos/x']);
  });

  it('leaves no file of a party that is deleted, whatever its photos were at (rule: photo-files-deleted)', async () => {
    await gallery.begin(guest);
    const sent = await gallery.begin(guest, { bytes: 10 });
    await gallery.files.put(`uploads/photos/${sent.photoId}`, Buffer.alloc(10), 'application/octet-stream');
    await gallery.upload(guest, await aPhoto());
    await gallery.add(guest);
    await gallery.add(guest, Buffer.from('<html>'));
    await gallery.remove(guest, (await gallery.add(guest)).photoId);
    const late = await gallery.upload(guest, await aPhoto());
    meanwhile(async () => {
      gallery.isGone = true;
      await partyDeleted();
      await gallery.sweep();
    });
    await gallery.run(late);
    await gallery.sweep();
    expect(gallery.files.keys('')).toEqual([]);
    gallery.service.clock.advance(10 * 60_000);
    await gallery.sweep();
    const photos = gallery.service.app.get(PhotoRepository, { strict: false });
    for (const { photoId } of [sent, { photoId: late }]) expect(await photos.find(photoId)).toBeNull();
  });

  it('leaves no file of a photo whose party was deleted before the service has heard of it', async () => {
    const photoId = await gallery.upload(guest, await aPhoto());
    gallery.isGone = true;
    await gallery.run(photoId);
    expect(gallery.files.keys('')).toEqual([]);
  });

  it('keeps the photos of a deleted account without its name and without knowing it (rule: photo-of-deleted-account)', async () => {
    const user = aUser({ name: 'Sofie Holm' });
    const { photoId } = await gallery.add({ user });
    await gallery.service.app.get(OnUserDeleted, { strict: false }).react({ userId: user.id });
    expect((await gallery.list(theHost)).items).toMatchObject([{ id: photoId, name: null }]);
    await expect(gallery.own({ user }, photoId)).rejects.toThrow('not a photo of this person');
  });

  it('corrects the counts of a gallery whose worker was killed before it counted', async () => {
    const { version } = await gallery.list(guest);
    const counts = gallery.service.app.get(GalleryRepository, { strict: false });
    const add = counts.add.bind(counts);
    counts.add = async () => undefined;
    for (let n = 0; n < 10; n++) await gallery.add(guest);
    counts.add = add;
    expect((await gallery.list(guest)).total).toBe(0);
    gallery.service.clock.advance(60_000);
    await gallery.sweep();
    const right = await gallery.list(guest);
    expect(right.total).toBe(10);
    expect(right.version).toBeGreaterThan(version);
    gallery.service.clock.advance(60_000);
    await gallery.sweep();
    expect((await gallery.list(guest)).version).toBe(right.version);
  });
});

describe('a file that ends the process of its worker', () => {
  it('is refused after three tries, so that it does not stop all others', async () => {
    const gallery = await TestGallery.start();
    const guest = aGuest();
    const photoId = await gallery.upload(guest, await aPhoto());
    const photos = gallery.service.app.get(PhotoRepository, { strict: false });
    for (let tries = 0; tries < 3; tries++) await photos.beginDecoding(photoId);
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'refused', refusal: 'image_broken' });
    expect(gallery.files.stored.size).toBe(0);
    await gallery.service.stop();
  });

  it('is not what a photo counts as whose worker found the file store away or was short of memory', async () => {
    const outcomes = [...Array.from({ length: 5 }, () => new Error('no memory')), new PictureRefused('image_is_heic')];
    const reader: PhotoReader = {
      read: async () => {
        throw outcomes.shift();
      },
    };
    const gallery = await TestGallery.start([[PhotoReader, reader]]);
    const guest = aGuest();
    const photoId = await gallery.upload(guest, await aPhoto());
    for (let tries = 0; tries < 5; tries++) await expect(gallery.run(photoId)).rejects.toThrow('no memory');
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'refused', refusal: 'image_is_heic' });
    await gallery.service.stop();
  });
});

describe('a photo that turns out to be broken when some of its files are made', () => {
  it('is refused, and nothing of it is kept', async () => {
    const reader: PhotoReader = {
      read: async (_uploaded, give) => {
        give({ size: 'full', format: 'jpg', bytes: Buffer.alloc(10) });
        throw new PictureRefused('image_broken');
      },
    };
    const gallery = await TestGallery.start([[PhotoReader, reader]]);
    const guest = aGuest();
    const photo = await gallery.add(guest, await aPhoto());
    expect(photo).toMatchObject({ status: 'refused', refusal: 'image_broken' });
    expect(gallery.files.stored.size).toBe(0);
    await gallery.service.stop();
  });
});
