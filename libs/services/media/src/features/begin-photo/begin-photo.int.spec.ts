import {
  PHOTO_BYTES,
  PHOTOS_A_DAY,
  PHOTOS_AT_ONCE,
  PHOTOS_OF_NETWORK,
  PHOTOS_OF_PARTY,
} from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { aGuest, aPhoto, newKey, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import { type PhotoDocument, PHOTOS } from '../../store/photo.schema';
import { askerOf } from '../../work/asker';

const DAY = 24 * 3600 * 1000;
const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

describe('announcing a photo', () => {
  let gallery: TestGallery;
  beforeEach(async () => {
    gallery = await TestGallery.start();
  });
  afterEach(() => gallery.service.stop());

  const photos = () =>
    gallery.service.app.get<Model<PhotoDocument>>(getModelToken(PHOTOS), { strict: false }).collection;
  /** Stores so many photos that were announced now. */
  const store = (count: number, more: object) =>
    photos().insertMany(
      Array.from({ length: count }, (_, at) => ({
        _id: at.toString(16).padStart(24, '0') as never,
        partyId,
        by: {},
        uploadKey: `key ${at}`,
        createdAt: gallery.service.clock.now(),
        ...more,
      })),
    );
  const nameOf = async (photoId: string) => (await photos().findOne({ _id: photoId as never }))?.['name'];

  it('asks for a name, unless the caller is logged in or a known guest (rule: photo-name-first)', async () => {
    for (const name of [null, '', '  ', '\u200b']) {
      expect(await gallery.refusal(aGuest(), { name })).toEqual({ name: 'name_required' });
    }
    for (const name of ['x'.repeat(61), 'x'.repeat(5000)]) {
      expect(await gallery.refusal(aGuest(), { name })).toEqual({ name: 'too_long' });
    }
    const told = await gallery.begin(aGuest(), { name: ' ../../x \n ' });
    expect(await nameOf(told.photoId)).toBe('../../x');
    const user = aUser({ name: 'Sofie Holm' });
    expect(await nameOf((await gallery.begin({ user }, { name: 'somebody else' })).photoId)).toBe('Sofie Holm');
    gallery.guests.set('known123', 'Onkel Børge');
    const known = await gallery.begin(aGuest(), { name: 'somebody else', cid: 'known123' });
    expect(known).toEqual({ photoId: expect.any(String) });
    expect(await nameOf(known.photoId)).toBe('Onkel Børge');
  });

  it('counts the short id of nobody as a guess, whether or not a name is given', async () => {
    expect(await gallery.begin(aGuest(), { cid: 'unknown1' })).toMatchObject({ missed: true });
    const nameless = gallery.begin(aGuest(), { cid: 'unknown1', name: null });
    await expect(nameless).rejects.toMatchObject({
      failure: { body: { errors: { name: { code: 'name_required', params: { missed: 1 } } } } },
    });
  });

  it('takes 25 MB, and refuses a larger file and one without a byte before they are sent (rule: photo-file)', async () => {
    expect(await gallery.begin(aGuest(), { bytes: PHOTO_BYTES })).toHaveProperty('photoId');
    expect(await gallery.refusal(aGuest(), { bytes: PHOTO_BYTES + 1 })).toEqual({ root: 'image_too_large' });
    expect(await gallery.refusal(aGuest(), { bytes: 40 * 1024 * 1024 })).toEqual({ root: 'image_too_large' });
    expect(await gallery.refusal(aGuest(), { bytes: 0 })).toEqual({ bytes: 'image_broken' });
  });

  it('needs a key by which the browser can take its photo back, or an account', async () => {
    expect(await gallery.refusal({ user: null })).toEqual({ guestKey: 'invalid' });
    expect(await gallery.refusal({ user: null, guestKey: '../../etc' })).toEqual({ guestKey: 'invalid' });
    expect(await gallery.begin({ user: aUser() })).toHaveProperty('photoId');
  });

  it('is for guests while the host lets them upload, and for hosts as long as the plan has photos (rule: photo-open)', async () => {
    gallery.settings = { photosUploadedByGuests: false };
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'gallery_closed' });
    expect(await gallery.begin(theHost)).toHaveProperty('photoId');
    gallery.settings = { photosEnabled: false };
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'gallery_closed' });
    expect(await gallery.begin(theHost)).toHaveProperty('photoId');
    gallery.settings = { features: [] };
    for (const person of [aGuest(), theHost]) expect(await gallery.refusal(person)).toEqual({ root: 'gallery_closed' });
  });

  it('means the same photo with the same key again, also when two arrive at once (rule: photo-announced)', async () => {
    const guest = aGuest();
    const uploadKey = newKey();
    const { photoId } = await gallery.begin(guest, { uploadKey });
    expect(await gallery.begin(guest, { uploadKey })).toEqual({ photoId });
    const twice = newKey();
    const begun = await Promise.all(Array.from({ length: 8 }, () => gallery.begin(guest, { uploadKey: twice })));
    expect(new Set(begun.map((answer) => answer.photoId)).size).toBe(1);
    expect(await photos().countDocuments({ partyId })).toBe(2);
    await gallery.send(guest, photoId, await sized(1000));
    expect(await gallery.begin(guest, { uploadKey })).toEqual({ photoId });
  });

  it('tells of a photo that the party has before it is sent, and not of one that was deleted (rule: photo-duplicate)', async () => {
    const file = await aPhoto();
    const [digest, chosen] = [digestOf(file), digestOf(Buffer.from('the original, which the browser has reduced'))];
    const guest = aGuest();
    const { photoId } = await gallery.begin(guest, { bytes: file.length, digest: chosen });
    expect(await gallery.begin(aGuest(), { digest: chosen })).toHaveProperty('photoId');
    await gallery.send(guest, photoId, file);
    expect(await gallery.refusal(aGuest(), { digest: chosen })).toEqual({ root: 'photo_duplicate' });
    await gallery.run(photoId);
    for (const known of [digest, chosen]) {
      expect(await gallery.refusal(aGuest(), { digest: known })).toEqual({ root: 'photo_duplicate' });
    }
    await gallery.remove(guest, photoId);
    expect(await gallery.begin(aGuest(), { digest })).toHaveProperty('photoId');
  });

  it('is refused after a day with as many photos as one browser or account may add, and not on the next day (rule: photo-amounts)', async () => {
    const guest = aGuest();
    const by = askerOf(null, guest.guestKey);
    await store(PHOTOS_A_DAY - 1, { by, status: 'leaving' });
    await gallery.begin(guest);
    expect(await gallery.refusal(guest)).toEqual({ root: 'too_many_photos' });
    expect(await gallery.begin(aGuest())).toHaveProperty('photoId');
    gallery.service.clock.advance(DAY);
    expect(await gallery.begin(guest)).toHaveProperty('photoId');
  });

  it('is refused for a moment while very many photos of the party wait for a worker', async () => {
    await store(PHOTOS_AT_ONCE, { status: 'waiting' });
    const refused = gallery.begin(aGuest());
    await expect(refused).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'unavailable', params: { seconds: 5 } } } } },
    });
    await photos().deleteOne({ status: 'waiting' });
    expect(await gallery.begin(aGuest())).toHaveProperty('photoId');
  });

  it('is not refused to hosts because guests have announced very many photos that never come', async () => {
    await store(PHOTOS_AT_ONCE, { status: 'receiving' });
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'unavailable' });
    expect(await gallery.begin(theHost)).toHaveProperty('photoId');
  });

  it('is refused for a moment to guests of a network that holds half of the places with files that do not come (rule: photo-network)', async () => {
    gallery.settings = { limits: { photos: 6 } };
    const from = (clientAddress: string) => ({ clientAddress });
    const guest = aGuest();
    const { photoId } = await gallery.begin(guest, { ...from('203.0.113.5'), bytes: 1000 });
    for (let n = 0; n < 2; n++) await gallery.begin(aGuest(), from('203.0.113.5'));
    expect(await gallery.refusal(aGuest(), from('203.0.113.5'))).toEqual({ root: 'unavailable' });
    expect(await gallery.refusal({ user: aUser() }, from('203.0.113.5'))).toEqual({ root: 'unavailable' });
    expect(await gallery.begin(aGuest(), from('203.0.113.6'))).toHaveProperty('photoId');
    expect(await gallery.begin(theHost, from('203.0.113.5'))).toHaveProperty('photoId');
    // One whose file has come makes room, and is no longer known to be of that network.
    await gallery.send(guest, photoId, Buffer.alloc(1000));
    expect(await photos().findOne({ _id: photoId as never })).not.toHaveProperty('network');
    expect(await gallery.begin(aGuest(), from('203.0.113.5'))).toHaveProperty('photoId');
  });

  it('is refused for a moment to guests of a network that holds a hundred places, also without a limit of the plan', async () => {
    const more = { clientAddress: '203.0.113.5' };
    const { photoId } = await gallery.begin(aGuest(), more);
    const one = await photos().findOne({ _id: photoId as never });
    await store(PHOTOS_OF_NETWORK - 2, { status: 'receiving', network: one?.['network'] });
    expect(await gallery.begin(aGuest(), more)).toHaveProperty('photoId');
    expect(await gallery.refusal(aGuest(), more)).toEqual({ root: 'unavailable' });
  });

  it('is refused so also to guests of a network who announce at the same moment', async () => {
    gallery.settings = { limits: { photos: 20 } };
    const more = { clientAddress: '203.0.113.5' };
    await Promise.allSettled(Array.from({ length: 60 }, () => gallery.begin(aGuest(), more)));
    expect(await photos().countDocuments({ partyId, status: 'receiving' })).toBeLessThanOrEqual(10);
  });

  it('lets one of two have the last place of the plan, twenty times (rule: photo-limit)', async () => {
    for (let round = 1; round <= 20; round++) {
      gallery.settings = { limits: { photos: round } };
      const begun = await Promise.allSettled([gallery.begin(aGuest()), gallery.begin(aGuest())]);
      expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await gallery.refusal(aGuest())).toEqual({ root: 'photo_limit' });
    }
  }, 30_000);

  it('lets 20 of 200 have the places of a plan with 20, and says how many there are', async () => {
    gallery.settings = { limits: { photos: 20 } };
    const begun = await Promise.allSettled(Array.from({ length: 200 }, () => gallery.begin(aGuest())));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await photos().countDocuments({ partyId })).toBe(20);
    await expect(gallery.begin(aGuest())).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'photo_limit', params: { maximum: 20 } } } } },
    });
  }, 60_000);

  it('ends at 10,000 photos of a party, also without a limit of the plan (rule: photo-amounts)', async () => {
    await store(PHOTOS_OF_PARTY - 1, { status: 'ready' });
    await gallery.begin(aGuest());
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'photo_limit' });
    expect(await gallery.refusal(theHost)).toEqual({ root: 'photo_limit' });
  }, 60_000);

  it('goes on when unlimited photos were bought meanwhile, and stops when the plan is lowered', async () => {
    gallery.settings = { limits: { photos: 1 } };
    await gallery.begin(aGuest());
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'photo_limit' });
    gallery.settings = { limits: { photos: null } };
    await gallery.begin(aGuest());
    await gallery.begin(aGuest());
    gallery.settings = { limits: { photos: 3 } };
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'photo_limit' });
    gallery.settings = { limits: { photos: 4 } };
    expect(await gallery.begin(aGuest())).toHaveProperty('photoId');
    expect(await gallery.refusal(aGuest())).toEqual({ root: 'photo_limit' });
  });

  it('gets the place of a photo that was taken back, was refused, or whose file never came', async () => {
    gallery.settings = { limits: { photos: 1 } };
    const guest = aGuest();
    const { photoId } = await gallery.begin(guest);
    await gallery.remove(guest, photoId);
    const refused = await gallery.upload(guest, Buffer.from('<html>'));
    expect(await gallery.refusal(guest)).toEqual({ root: 'photo_limit' });
    await gallery.run(refused);
    await gallery.begin(guest);
    expect(await gallery.refusal(guest)).toEqual({ root: 'photo_limit' });
    gallery.service.clock.advance(10 * 60_000);
    await gallery.sweep();
    expect(await gallery.begin(guest)).toHaveProperty('photoId');
  });

  /** A file of exactly so many bytes that is a picture. */
  async function sized(bytes: number): Promise<Buffer> {
    const file = await aPhoto();
    return Buffer.concat([file, Buffer.alloc(bytes)]).subarray(0, bytes);
  }
});
