import { media, PHOTO_FILES_PAGE } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { aGuest, aPhoto, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import type { PhotoIn } from '../../store/photo.schema';
import { PHOTOS } from '../../store/photo.schema';

const { deletePhoto, listPhotoFiles, updatePhoto } = media.calls;

describe('the files of all photos (rule: photo-zip)', () => {
  let gallery: TestGallery;
  beforeEach(async () => {
    gallery = await TestGallery.start();
  });
  afterEach(() => gallery.service.stop());
  const list = (after: string | null = null) => gallery.service.call(listPhotoFiles, { partyId, after }, theHost.user);
  const names = async () => (await list()).files.map(({ name }) => name);

  it('are the largest of each photo, the oldest first, with their bytes and a name in the zip', async () => {
    gallery.settings = { title: 'Karens 50 år' };
    const first = await gallery.add(aGuest(), await aPhoto([900, 600]), { name: 'Karen/Blixen' });
    gallery.service.clock.advance(1000);
    const second = await gallery.add(theHost);
    const { fileName, files, next } = await list();
    expect([fileName, next]).toEqual(['Karens 50 år - billeder.zip', null]);
    const bytes = files.map(({ key }) => gallery.files.stored.get(key)?.bytes.length);
    const key = (src = '') => `public${src.replace('/media', '').replace('1600.jpg', 'full.jpg')}`;
    expect(files).toEqual([
      {
        key: key(first.photo?.src),
        name: '0001 2026-05-01 Karen Blixen.jpg',
        bytes: bytes[0],
        at: '2026-05-01T10:00:00.000Z',
      },
      {
        key: key(second.photo?.src),
        name: `0002 2026-05-01 ${theHost.user?.name}.jpg`,
        bytes: bytes[1],
        at: '2026-05-01T10:00:01.000Z',
      },
    ]);
  });

  it('are those of private photos too, and not those that are not ready, refused or deleted', async () => {
    const guest = aGuest();
    const hidden = await gallery.add(guest, undefined, { name: 'Hidden' });
    await gallery.service.call(updatePhoto, { partyId, photoId: hidden.photoId, public: false }, theHost.user);
    await gallery.upload(guest, await aPhoto(), { name: 'Waiting' });
    await gallery.add(guest, Buffer.from('<html>'), { name: 'Refused' });
    gallery.service.clock.advance(1000);
    const gone = await gallery.add(guest, undefined, { name: 'Deleted' });
    expect(await names()).toEqual(['0001 2026-05-01 Hidden.jpg', '0002 2026-05-01 Deleted.jpg']);
    await gallery.service.call(deletePhoto, { partyId, photoId: gone.photoId }, theHost.user);
    expect(await names()).toEqual(['0001 2026-05-01 Hidden.jpg']);
  });

  it('are those of photos of earlier versions too, which do not know their bytes', async () => {
    const { photoId } = await gallery.add(aGuest());
    const { files } = await list();
    const photos = gallery.service.app.get<Model<PhotoIn<'ready'>>>(getModelToken(PHOTOS), { strict: false });
    await photos.collection.updateOne({ _id: photoId as never }, { $unset: { fullBytes: 1 } });
    expect((await list()).files).toEqual(files);
    expect(await gallery.service.call(media.calls.listPhotos, { partyId })).toMatchObject({ total: 1 });
  });

  it('are for hosts only', async () => {
    await gallery.add(aGuest());
    expect(await gallery.service.refusal(listPhotoFiles, { partyId })).toEqual({ root: 'needs_login' });
    expect(await gallery.service.refusal(listPhotoFiles, { partyId }, aUser())).toEqual({ root: 'not_found' });
    const other = 'b'.repeat(24);
    gallery.service.parties.set(other, { [theHost.user?.id ?? '']: 'owner' });
    expect(await gallery.service.call(listPhotoFiles, { partyId: other }, theHost.user)).toMatchObject({ files: [] });
  });

  it('come in pages, each photo once and with its own number, also when many have the same moment', async () => {
    const of = await gallery.add(aGuest());
    const photos = gallery.service.app.get<Model<PhotoIn<'ready'>>>(getModelToken(PHOTOS), { strict: false });
    const like = await photos.findOne({ _id: of.photoId }).lean();
    if (!like) throw new Error('the photo is not stored');
    const count = 2 * PHOTO_FILES_PAGE + 1;
    const more = Array.from({ length: count - 1 }, (_, n) => ({
      ...like,
      _id: n.toString(16).padStart(24, '0'),
      uploadKey: String(n),
      digest: String(n),
      name: '../CON',
    }));
    await photos.collection.insertMany(more as never[]);
    const found: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined = null; after !== undefined; pages++) {
      const { files, next } = await list(after);
      expect(files.length).toBeLessThanOrEqual(PHOTO_FILES_PAGE);
      found.push(...files.map(({ name }) => name));
      after = next ?? undefined;
    }
    expect([pages, found.length, new Set(found).size]).toEqual([3, count, count]);
    expect([found[0], found[count - 2]]).toEqual(['0001 2026-05-01 CON.jpg', `${count - 1} 2026-05-01 CON.jpg`]);
  }, 30_000);

  it.each(['x', '1.2', `1.2.${'g'.repeat(24)}`, `1.${'9'.repeat(16)}.${'f'.repeat(24)}`])(
    'are refused after a place that cannot be: %s',
    async (after) =>
      expect(await gallery.service.refusal(listPhotoFiles, { partyId, after }, theHost.user)).toEqual({
        after: 'invalid',
      }),
  );
});
