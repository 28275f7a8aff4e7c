import { media } from '@festlig/contracts/media';
import { Files } from '@festlig/platform/files';
import { S3Files } from '@festlig/platform/files/s3-files';
import { startTestS3 } from '@festlig/testing/files/test-s3';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGuest, aPhoto, newKey, type Person, TestGallery, theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import { makePhoto } from '../../queues';
import { photoUploadKey } from '../../work/photo-files';

const { receivePhoto } = media.calls;
const MINUTE = 60_000;

describe('a photo that a browser sends to the file store itself (rule: photo-direct)', () => {
  let gallery: TestGallery;
  let guest: Person;
  let file: Buffer;
  let photoId: string;
  const uploadKey = newKey();
  beforeEach(async () => {
    gallery = await TestGallery.start();
    gallery.files.directOrigin = 'https://files.example';
    [guest, file] = [aGuest(), await aPhoto()];
    ({ photoId } = await gallery.begin(guest, { bytes: file.length, uploadKey }));
  });
  afterEach(() => gallery.service.stop());

  /** Writes the file as the browser does. */
  const put = (bytes = file) => gallery.files.put(photoUploadKey(photoId), bytes, 'application/octet-stream');
  const receive = ({ user, ...key }: Person) => gallery.service.call(receivePhoto, { partyId, photoId, ...key }, user);
  const refused = ({ user, ...key }: Person) =>
    gallery.service.refusal(receivePhoto, { partyId, photoId, ...key }, user);

  it('has a form for ten minutes, for its own place and its own bytes', async () => {
    const { direct } = await gallery.begin(guest, { bytes: file.length, uploadKey });
    const fields = { key: photoUploadKey(photoId), bytes: String(file.length), seconds: '600' };
    expect(direct).toEqual({ url: 'https://files.example/store', fields });
    const smaller = await gallery.begin(guest, { bytes: 100, uploadKey });
    expect(smaller).toMatchObject({ photoId, direct: { fields: { bytes: '100' } } });
  });

  it('has none in a store that browsers do not reach', async () => {
    gallery.files.directOrigin = null;
    expect(await gallery.begin(guest, { bytes: file.length, uploadKey })).toEqual({ photoId });
    expect(await gallery.begin(guest)).toEqual({ photoId: expect.any(String) });
  });

  it('is read by a worker as any other, and telling of it again changes nothing', async () => {
    await put();
    expect(await receive(guest)).toMatchObject({ photoId, status: 'waiting' });
    expect(await receive(guest)).toMatchObject({ photoId, status: 'waiting' });
    expect(gallery.test.queue.ids).toEqual([photoId]);
    expect(gallery.test.queue.added).toMatchObject([{ job: makePhoto.name, data: { photoId } }]);
    await gallery.run(photoId);
    expect(await receive(guest)).toMatchObject({ status: 'ready', photo: { id: photoId, mine: true } });
    expect(gallery.files.keys('uploads')).toEqual([]);
    // There is nothing to send any more.
    expect(await gallery.begin(guest, { bytes: file.length, uploadKey })).toEqual({ photoId });
  });

  it('is refused without its file, and with other bytes, which are deleted; the right file is taken then', async () => {
    expect(await refused(guest)).toEqual({ root: 'image_broken' });
    for (const bytes of [file.subarray(1), Buffer.concat([file, file])]) {
      await put(bytes);
      expect(await refused(guest)).toEqual({ root: 'image_broken' });
      expect(gallery.files.stored.size).toBe(0);
    }
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'receiving' });
    await put();
    expect(await receive(guest)).toMatchObject({ status: 'waiting' });
  });

  it('comes through the gateway when the store cannot be reached', async () => {
    expect(await gallery.send(guest, photoId, file)).toMatchObject({ photoId, status: 'waiting' });
  });

  it('is told only by the browser that announced it, in its own party', async () => {
    await put();
    for (const other of [aGuest(), { user: null }, { user: aUser() }, theHost]) {
      expect(await refused(other)).toEqual({ root: 'not_found' });
    }
    const elsewhere = 'b'.repeat(24);
    gallery.service.parties.set(elsewhere, {});
    const input = { partyId: elsewhere, photoId, guestKey: guest.guestKey };
    expect(await gallery.service.refusal(receivePhoto, input, null)).toEqual({ root: 'not_found' });
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'receiving' });
  });

  it('is neither taken nor kept when the host closes the gallery while it is on its way', async () => {
    await put();
    gallery.settings = { photosUploadedByGuests: false };
    expect(await refused(guest)).toEqual({ root: 'gallery_closed' });
    expect(gallery.files.stored.size).toBe(0);
  });

  it('leaves nothing when its file is written once more after it was read, as long as the form can be used', async () => {
    await put();
    await receive(guest);
    await gallery.run(photoId);
    await put();
    gallery.service.clock.advance(70 * MINUTE);
    await gallery.sweep();
    expect(gallery.test.queue.added.at(-1)).toMatchObject({ data: { photoId }, ensured: true });
    await gallery.run(photoId);
    expect(gallery.files.keys('uploads')).toEqual([]);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
    const before = gallery.test.queue.added.length;
    gallery.service.clock.advance(70 * MINUTE);
    await gallery.sweep();
    expect(gallery.test.queue.added).toHaveLength(before);
  });

  it.each([
    ['it was taken back', () => gallery.remove(guest, photoId)],
    ['nobody told of it', async () => gallery.service.clock.advance(10 * MINUTE)],
  ])('leaves nothing when its file is written after %s', async (_when, end) => {
    await end();
    await gallery.sweep();
    gallery.service.clock.advance(10 * MINUTE);
    await gallery.sweep();
    await put();
    expect(await refused(guest)).toEqual({ root: 'not_found' });
    expect(gallery.files.stored.size).toBe(0);
    await put();
    gallery.service.clock.advance(60 * MINUTE);
    await gallery.sweep();
    expect(gallery.files.stored.size).toBe(0);
  });
});

it('takes a photo that was sent to an S3 store by its form', async () => {
  const s3 = await startTestS3();
  const files = new S3Files({ ...s3.options, publicEndpoint: s3.options.endpoint });
  const gallery = await TestGallery.start([[Files, files]]);
  try {
    const [guest, photo] = [aGuest(), await aPhoto()];
    const { photoId, direct } = await gallery.begin(guest, { bytes: photo.length });
    const form = new FormData();
    for (const [name, value] of Object.entries(direct?.fields ?? {})) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(photo)]));
    expect((await fetch(direct?.url ?? '', { method: 'POST', body: form })).status).toBe(204);
    const told = { partyId, photoId, guestKey: guest.guestKey };
    expect(await gallery.service.call(receivePhoto, told, null)).toMatchObject({ status: 'waiting' });
    await gallery.run(photoId);
    expect(await gallery.own(guest, photoId)).toMatchObject({ status: 'ready' });
    expect(await files.has(photoUploadKey(photoId))).toBe(false);
  } finally {
    await gallery.service.stop();
    await s3.stop();
  }
});
