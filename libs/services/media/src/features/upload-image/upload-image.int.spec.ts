import { IMAGES_A_DAY, IMAGES_AT_ONCE, IMAGES_OF_PARTY, media } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { host, partyId, TestMedia } from '../../media.fixture';
import { jpegOf } from '../../pictures.fixture';
import { UPLOADS, type UploadDocument } from '../../store/upload.schema';

const { beginUpload, cropImage, followImage, uploadImage } = media.calls;
const MEGABYTE = 1024 * 1024;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe('uploading a picture', () => {
  let test: TestMedia;
  const refused = (input: object, user: typeof host | null = host) =>
    test.service.refusal(beginUpload, { partyId, bytes: 1000, ...input }, user);
  /** Stores so many pictures of the party, uploaded at the present time. */
  const store = (count: number, more: object) =>
    test.service.app.get<Model<UploadDocument>>(getModelToken(UPLOADS), { strict: false }).collection.insertMany(
      Array.from({ length: count }, (_, at) => ({
        _id: at.toString(16).padStart(24, 'f') as never,
        partyId,
        by: host.id,
        createdAt: test.service.clock.now(),
        ...more,
      })),
    );
  const ready = { status: 'ready', width: 1, height: 1, crops: {} };
  beforeEach(async () => {
    test = await TestMedia.start();
  });
  afterEach(() => test.service.stop());

  it('takes a picture of 15 MB, and refuses a larger one and one without a byte before they are sent', async () => {
    expect(await test.service.call(beginUpload, { partyId, bytes: 15 * MEGABYTE }, host)).toMatchObject({
      key: expect.stringMatching(/^uploads\/[0-9a-f]{24}$/),
    });
    expect(await refused({ bytes: 15 * MEGABYTE + 1 })).toEqual({ root: 'image_too_large' });
    expect(await refused({ bytes: 0 })).toEqual({ bytes: 'image_broken' });
  });

  it('is for the hosts of the party only, in every call', async () => {
    const { imageId } = await test.read(await jpegOf([300, 300]));
    const stranger = aUser();
    const calls = [
      [beginUpload, { partyId, bytes: 1 }],
      [uploadImage, { partyId, imageId }],
      [followImage, { partyId, imageId }],
      [cropImage, { partyId, imageId, wide: WHOLE, upright: WHOLE }],
    ] as const;
    for (const [call, input] of calls) {
      expect(await test.service.refusal(call, input, stranger)).toEqual({ root: 'not_found' });
      expect(await test.service.refusal(call, input)).toEqual({ root: 'needs_login' });
    }
  });

  it('shows and crops no picture of another party, also when its host is host of both', async () => {
    const other = 'b'.repeat(24);
    test.service.parties.set(other, { [host.id]: 'owner' });
    const { imageId } = await test.read(await jpegOf([300, 300]));
    for (const call of [uploadImage, followImage]) {
      expect(await test.service.refusal(call, { partyId: other, imageId }, host)).toEqual({ root: 'not_found' });
    }
    const crop = { partyId: other, imageId, wide: WHOLE, upright: WHOLE };
    expect(await test.service.refusal(cropImage, crop, host)).toEqual({ root: 'not_found' });
  });

  it('does not believe that a file has arrived', async () => {
    const { imageId } = await test.service.call(beginUpload, { partyId, bytes: 1000 }, host);
    expect(await test.service.refusal(uploadImage, { partyId, imageId }, host)).toEqual({ root: 'not_found' });
    expect(await test.service.refusal(uploadImage, { partyId, imageId: '0'.repeat(24) }, host)).toEqual({
      root: 'not_found',
    });
  });

  it('queues a picture once, however often its arrival is reported', async () => {
    const { imageId } = await test.upload(await jpegOf([300, 300]));
    await test.service.call(uploadImage, { partyId, imageId }, host);
    expect(test.queue.ids).toEqual([imageId]);
    await test.run(imageId);
    expect(await test.service.call(uploadImage, { partyId, imageId }, host)).toMatchObject({ status: 'ready' });
    expect(test.queue.ids).toEqual([imageId]);
  });

  it('takes ten pictures of a party at once, and more when those are read or have not arrived for minutes', async () => {
    await store(IMAGES_AT_ONCE - 1, { status: 'waiting', tries: 0, dueAt: test.service.clock.now() });
    await test.service.call(beginUpload, { partyId, bytes: 1000 }, host);
    expect(await refused({})).toEqual({ root: 'too_many_requests' });
    test.service.clock.advance(3 * 60_000);
    await test.service.call(beginUpload, { partyId, bytes: 1000 }, host);
  });

  it.each([
    ['ten at once', 0, IMAGES_AT_ONCE, 'too_many_requests', {}],
    ['two hundred of a party', IMAGES_OF_PARTY - 1, 1, 'too_many_images', { ...ready, by: 'another' }],
    ['a hundred of an account', IMAGES_A_DAY - 1, 1, 'too_many_uploads', { ...ready, partyId: 'another' }],
  ])('takes no more than %s when many begin at the same time, and keeps no trace of the others', async (...row) => {
    const [, before, room, code, stored] = row;
    if (before > 0) await store(before, stored);
    const begin = () => test.service.call(beginUpload, { partyId, bytes: 1000 }, host).then(() => null, String);
    const answers = await Promise.all(Array.from({ length: room + 5 }, begin));
    const taken = answers.filter((answer) => answer === null).length;
    expect(taken).toBeLessThanOrEqual(room);
    expect(new Set(answers.filter((answer) => answer !== null))).toEqual(new Set([expect.stringContaining(code)]));
    const uploads = test.service.app.get<Model<UploadDocument>>(getModelToken(UPLOADS), { strict: false });
    expect(await uploads.countDocuments({ status: 'receiving' })).toBe(taken);
    // Who was refused for the others of the same moment gets a place afterwards.
    if (taken < room) expect(await begin()).toBeNull();
  });

  it('takes two hundred pictures of a party', async () => {
    await store(IMAGES_OF_PARTY - 1, { ...ready, by: 'another' });
    await test.service.call(beginUpload, { partyId, bytes: 1000 }, host);
    await store(1, { ...ready, _id: 'e'.repeat(24) as never });
    expect(await refused({})).toEqual({ root: 'too_many_images' });
  });

  it('takes a hundred pictures of an account in a day, whatever party they are for', async () => {
    await store(IMAGES_A_DAY, { ...ready, partyId: 'another' });
    expect(await refused({})).toEqual({ root: 'too_many_uploads' });
    test.service.clock.advance(24 * 3600 * 1000);
    await test.service.call(beginUpload, { partyId, bytes: 1000 }, host);
  });
});
