import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, aPhoto, newKey, type Person, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import { makePhoto } from '../../queues';
import { photoUploadKey } from '../../work/photo-files';

const { admitFile, deletePhoto, listOwnPhotos, uploadPhoto } = media.calls;

describe('the file of an announced photo', () => {
  let gallery: TestGallery;
  let guest: Person;
  let file: Buffer;
  let photoId: string;
  beforeEach(async () => {
    gallery = await TestGallery.start();
    [guest, file] = [aGuest(), await aPhoto()];
    ({ photoId } = await gallery.begin(guest, { bytes: file.length }));
  });
  afterEach(() => gallery.service.stop());

  const admitted = ({ user, ...key }: Person, more: object = {}) =>
    gallery.service.refusal(admitFile, { partyId, photoId, bytes: file.length, ...key, ...more }, user);
  const put = (bytes = file) => gallery.files.put(photoUploadKey(photoId), bytes, 'application/octet-stream');
  const arrivalRefused = ({ user, ...key }: Person) =>
    gallery.service.refusal(uploadPhoto, { partyId, photoId, ...key }, user);

  it('is read by a worker once it has arrived, and is told to its uploader alone at each step', async () => {
    expect(await gallery.own(guest, photoId)).toEqual({ photoId, status: 'receiving', refusal: null, photo: null });
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ status: 'waiting', photo: null });
    expect(gallery.test.queue.added).toMatchObject([{ job: makePhoto.name, data: { photoId }, id: photoId }]);
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready', photo: { id: photoId, mine: true } });
    for (const { user, ...key } of [aGuest(), { user: null }, { user: aUser() }, theHost]) {
      expect(await gallery.service.call(listOwnPhotos, { partyId, ids: photoId, ...key }, user)).toEqual({ items: [] });
    }
  });

  it('is not taken from another browser, with a guessed key, without one, or for another party', async () => {
    const others: Person[] = [aGuest(), { user: null, guestKey: newKey() }, { user: null }, { user: aUser() }, theHost];
    for (const other of others) {
      expect(await admitted(other)).toEqual({ root: 'not_found' });
      expect(await arrivalRefused(other)).toEqual({ root: 'not_found' });
    }
    const elsewhere = 'b'.repeat(24);
    gallery.service.parties.set(elsewhere, {});
    expect(await admitted(guest, { partyId: elsewhere })).toEqual({ root: 'not_found' });
    expect(await admitted(guest, { photoId: 'f'.repeat(24) })).toEqual({ root: 'not_found' });
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'receiving' });
  });

  it('belongs to an account on every device', async () => {
    const user = aUser();
    const begun = await gallery.begin({ user, guestKey: newKey() }, { bytes: file.length });
    expect(await gallery.send({ user }, begun.photoId, file)).toMatchObject({ status: 'waiting' });
  });

  it('has the bytes that were announced, and is refused before a byte is stored otherwise', async () => {
    for (const bytes of [file.length - 1, file.length + 1, 0]) {
      expect(await admitted(guest, { bytes })).toEqual({ root: 'image_broken' });
    }
    expect(await arrivalRefused(guest)).toEqual({ root: 'image_broken' });
    expect(gallery.files.stored.size).toBe(0);
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ status: 'waiting' });
  });

  it('may have other bytes when the browser has reduced it once more, and announces it again before it is sent', async () => {
    const uploadKey = newKey();
    const begun = await gallery.begin(guest, { uploadKey, bytes: 1000 });
    expect(await gallery.begin(guest, { uploadKey, bytes: file.length })).toEqual(begun);
    expect(await gallery.send(guest, begun.photoId, file)).toMatchObject({ status: 'waiting' });
  });

  it('changes nothing when it is sent again after a lost answer, and leaves no copy', async () => {
    await gallery.send(guest, photoId, file);
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ status: 'waiting' });
    await gallery.run(photoId);
    const kept = gallery.files.keys('');
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ status: 'ready' });
    expect(gallery.files.keys('')).toEqual(kept);
  });

  it('is not kept when it is sent again after it was read, and nobody lives to say so', async () => {
    await gallery.send(guest, photoId, file);
    await gallery.run(photoId);
    await gallery.service.call(admitFile, { partyId, photoId, bytes: file.length, guestKey: guest.guestKey });
    await put();
    gallery.test.queue.forget();
    gallery.service.clock.advance(600_000);
    await gallery.sweep();
    expect(gallery.test.queue.added).toMatchObject([{ job: makePhoto.name, data: { photoId } }]);
    await gallery.run(photoId);
    expect(gallery.files.keys('uploads/')).toEqual([]);
    gallery.test.queue.forget();
    gallery.service.clock.advance(600_000);
    await gallery.sweep();
    expect(gallery.test.queue.added).toEqual([]);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
  });

  it('is neither taken nor kept when the host closes the gallery while it is on its way', async () => {
    gallery.settings = { photosUploadedByGuests: false };
    expect(await admitted(guest)).toEqual({ root: 'gallery_closed' });
    await put();
    expect(await arrivalRefused(guest)).toEqual({ root: 'gallery_closed' });
    expect(gallery.files.stored.size).toBe(0);
    gallery.settings = {};
    expect(await admitted(guest)).toEqual({ root: 'not_found' });
    expect(gallery.test.queue.ids).toEqual([]);
  });

  it('is deleted when it arrives after the photo was taken back (rule: photo-take-back)', async () => {
    await gallery.remove(guest, photoId);
    expect(await admitted(guest)).toEqual({ root: 'not_found' });
    await put();
    expect(await arrivalRefused(guest)).toEqual({ root: 'not_found' });
    expect(gallery.files.stored.size).toBe(0);
  });

  it('is found by the sweeper when the queue was away', async () => {
    gallery.test.queue.fault = new CallError('unavailable');
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ status: 'waiting' });
    gallery.test.queue.fault = null;
    await gallery.sweep();
    expect(gallery.test.queue.added).toEqual([]);
    gallery.service.clock.advance(30_000);
    await gallery.sweep();
    expect(gallery.test.queue.added).toMatchObject([{ job: makePhoto.name, data: { photoId }, ensured: true }]);
  });

  it('is waited for as long as it is on its way, and its photo is given up ten minutes after the last sign', async () => {
    const MINUTE = 60_000;
    gallery.service.clock.advance(9 * MINUTE);
    await gallery.service.call(admitFile, { partyId, photoId, bytes: file.length, guestKey: guest.guestKey });
    gallery.service.clock.advance(9 * MINUTE);
    await gallery.sweep();
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'receiving' });
    await put();
    gallery.service.clock.advance(MINUTE);
    await gallery.sweep();
    expect(gallery.files.stored.size).toBe(0);
    expect(await gallery.service.call(listOwnPhotos, { partyId, ids: photoId, guestKey: guest.guestKey })).toEqual({
      items: [],
    });
  });

  describe('that is taken back', () => {
    const remove = ({ user, ...key }: Person) =>
      gallery.service.refusal(deletePhoto, { partyId, photoId, ...key }, user);

    it('leaves the gallery at once, and its files are deleted; asking again is no error (rules: photo-take-back, photo-files-deleted)', async () => {
      await gallery.send(guest, photoId, file);
      await gallery.run(photoId);
      expect(gallery.files.keys(photoId)).toHaveLength(7);
      await gallery.remove(guest, photoId);
      await gallery.remove(guest, photoId);
      expect(await gallery.list(guest)).toMatchObject({ items: [], total: 0 });
      await gallery.sweep();
      expect(gallery.files.stored.size).toBe(0);
      await gallery.remove(guest, photoId);
      gallery.service.clock.advance(10 * 60_000);
      await gallery.sweep();
      expect(await remove(guest)).toEqual({ root: 'not_found' });
      await gallery.remove(theHost, photoId);
    });

    it('is deleted by its uploader and by hosts only', async () => {
      await gallery.send(guest, photoId, file);
      await gallery.run(photoId);
      for (const other of [aGuest(), { user: null }, { user: aUser() }]) {
        expect(await remove(other)).toEqual({ root: 'not_found' });
      }
      expect(await gallery.list(guest)).toMatchObject({ total: 1 });
      await gallery.remove(theHost, photoId);
      expect(await gallery.list(guest)).toMatchObject({ total: 0 });
    });

    it('can be taken back while guests cannot upload, and while it is private', async () => {
      gallery.settings = { photosPublicDefaultEnabled: false };
      await gallery.send(guest, photoId, file);
      await gallery.run(photoId);
      expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready', photo: { public: false } });
      gallery.settings = { photosEnabled: false };
      await gallery.remove(guest, photoId);
      expect(await gallery.list(theHost)).toMatchObject({ total: 0 });
    });
  });
});
