import { media, type OwnImage } from '@festlig/contracts/media';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PictureReader, PictureRefused } from '../adapters/picture-reader';
import { makeUpload } from '../queues';
import { host, partyId, TestMedia } from '../media.fixture';
import { jpegOf } from '../pictures.fixture';
import { UploadRepository } from '../store/upload.repository';
import { SweepJob } from './sweep.job';

const { cropImage } = media.calls;
const SECOND = 1000;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
/** Those of a picture in one colour. */
const LOOK = `${'102030'.repeat(6)}-light`;
const parts = { wide: WHOLE, upright: WHOLE };

describe('the worker of uploaded pictures', () => {
  let test: TestMedia;
  beforeEach(async () => {
    test = await TestMedia.start();
  });
  afterEach(() => test.service.stop());

  const sweep = () => test.service.app.get(SweepJob, { strict: false }).sweep();
  const crop = (imageId: string): Promise<OwnImage> =>
    test.service.call(cropImage, { partyId, imageId, ...parts }, host);

  it('reads a picture, and then keeps nothing of the file that was uploaded', async () => {
    const image = await test.read(await jpegOf([900, 600]));
    expect(image).toMatchObject({ status: 'ready', refusal: null, width: 900, height: 600, ended: true });
    const own = `${partyId}/${image.imageId}`;
    expect(image.src).toBe(`/media/images/${own}/large.jpg`);
    expect([...test.files.stored.keys()].toSorted()).toEqual([
      `images/${own}.jpg`,
      `public/images/${own}/large.jpg`,
      `public/images/${own}/small.jpg`,
    ]);
  });

  it('says why it refuses a file, keeps nothing of it, and does not read it again', async () => {
    const image = await test.read(Buffer.from('<html>'));
    expect(image).toMatchObject({ status: 'refused', refusal: 'image_not_picture', src: null, ended: true });
    expect(test.files.stored.size).toBe(0);
    await test.run(image.imageId);
    expect(await test.look(image.imageId)).toEqual(image);
  });

  it('makes the files of a crop, whose address tells its colours', async () => {
    const { imageId } = await test.read(await jpegOf([1600, 1200], '#102030'));
    expect(await crop(imageId)).toMatchObject({ ended: false, crops: [{ ...parts, heroImage: null }] });
    await test.run(imageId);
    const { crops, ended } = await test.look(imageId);
    const folder = `/media/images/${partyId}/${imageId}`;
    expect(ended).toBe(true);
    expect(crops[0]?.heroImage).toMatch(new RegExp(`^${folder}/c[0-9a-f]{15}-${LOOK}\\.jpg$`));
    const stored = test.files.keys('-light').map((key) => key.replace(/\/c[0-9a-f]{15}-/, '/crop-'));
    expect(stored.toSorted()).toEqual(
      [
        ...['avif', 'jpg', 'webp'].map((format) => `crop-${LOOK}.${format}`),
        `mail/crop-${LOOK}.jpg`,
        `thumbs/crop-${LOOK}.jpg`,
        ...['avif', 'jpg', 'webp'].map((format) => `upright/crop-${LOOK}.${format}`),
      ].map((name) => `public/images/${partyId}/${imageId}/${name}`),
    );
  });

  it('makes what is missing when it was killed between any two of its writes, and each file once', async () => {
    for (const killedAt of ['.jpg', 'large', 'small']) {
      const { imageId } = await test.upload(await jpegOf([900, 600]));
      test.files.broken = killedAt;
      await expect(test.run(imageId)).rejects.toThrow('the file store is away');
      expect(await test.look(imageId)).toMatchObject({ status: 'waiting', ended: false });
      test.files.broken = null;
      await test.run(imageId);
      expect(await test.look(imageId)).toMatchObject({ status: 'ready', ended: true });
      expect(test.files.keys(imageId)).toHaveLength(3);
    }
    const { imageId } = await test.read(await jpegOf([900, 600], '#102030'));
    await crop(imageId);
    for (const killedAt of ['-light', 'avif', 'upright', 'thumbs', 'mail']) {
      test.files.broken = killedAt;
      await expect(test.run(imageId)).rejects.toThrow('the file store is away');
    }
    test.files.broken = null;
    await test.run(imageId);
    expect((await test.look(imageId)).crops).toHaveLength(1);
    expect(test.files.keys(imageId)).toHaveLength(11);
  });

  it('reads a picture again whose job was lost, and not one that a worker may still be reading', async () => {
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    test.queue.forget();
    await sweep();
    expect(test.queue.ids).toEqual([]);
    test.service.clock.advance(30 * SECOND);
    await sweep();
    expect(test.queue.added).toMatchObject([{ job: makeUpload.name, data: { imageId }, ensured: true }]);
    await test.run(imageId);
    test.queue.forget();
    test.service.clock.advance(30 * SECOND);
    await sweep();
    expect(test.queue.ids).toEqual([]);
  });

  it('makes a crop whose job was lost', async () => {
    const { imageId } = await test.read(await jpegOf([900, 600]));
    await crop(imageId);
    test.queue.forget();
    test.service.clock.advance(30 * SECOND);
    await sweep();
    expect(test.queue.added).toMatchObject([{ data: { imageId } }]);
    await test.run(imageId);
    expect((await test.look(imageId)).ended).toBe(true);
  });

  it('makes a crop that was added while it was busy with another one', async () => {
    const { imageId } = await test.read(await jpegOf([900, 600]));
    await crop(imageId);
    const other = { wide: { ...WHOLE, height: 0.5 }, upright: WHOLE };
    const jobs = test.queue.ids.length;
    await test.service.call(cropImage, { partyId, imageId, ...other }, host);
    expect(new Set(test.queue.ids.slice(jobs - 1)).size).toBe(2);
    await test.run(imageId);
    expect((await test.look(imageId)).crops.map(({ heroImage }) => heroImage === null)).toEqual([false, false]);
  });

  it('keeps the crops of a picture that another worker made ready while it was reading the same file', async () => {
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    const put = test.files.put.bind(test.files);
    test.files.put = async (...args) => {
      test.files.put = put;
      await test.run(imageId);
      await crop(imageId);
      await test.run(imageId);
      await put(...args);
    };
    await test.run(imageId);
    const { status, ended, crops } = await test.look(imageId);
    expect({ status, ended, crops: crops.length }).toEqual({ status: 'ready', ended: true, crops: 1 });
    expect(test.files.keys(imageId)).toHaveLength(11);
  });

  it.each([
    ['', 'and its worker lived'],
    ['upright', 'and its worker was killed'],
  ])('leaves nothing of a crop whose party was deleted while its files were written %s', async (broken) => {
    const { imageId } = await test.read(await jpegOf([900, 600]));
    await crop(imageId);
    const put = test.files.put.bind(test.files);
    test.files.put = async (...args) => {
      await put(...args);
      test.files.put = put;
      if (broken !== '') test.files.broken = broken;
      const { OnPartyDeleted } = await import('../reactions/on-party-deleted');
      await test.service.app.get(OnPartyDeleted, { strict: false }).react({ partyId });
    };
    const ended = await test.run(imageId).then(
      () => 'lived',
      () => 'killed',
    );
    expect(ended).toBe(broken === '' ? 'lived' : 'killed');
    test.files.broken = null;
    await sweep();
    expect(test.files.stored.size).toBe(0);
  });

  it('leaves nothing of a picture whose party was deleted while it was being read', async () => {
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    const put = test.files.put.bind(test.files);
    test.files.put = async (...args) => {
      test.files.put = put;
      const { OnPartyDeleted } = await import('../reactions/on-party-deleted');
      await test.service.app.get(OnPartyDeleted, { strict: false }).react({ partyId });
      await sweep();
      await put(...args);
    };
    await test.run(imageId);
    expect(test.files.stored.size).toBe(0);
  });
});

describe('a file that ends the process of its worker', () => {
  it('is refused after three tries, so that it does not stop all others', async () => {
    const test = await TestMedia.start();
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    const uploads = test.service.app.get(UploadRepository, { strict: false });
    for (let tries = 0; tries < 3; tries++) await uploads.beginDecoding(imageId);
    await test.run(imageId);
    expect(await test.look(imageId)).toMatchObject({ status: 'refused', refusal: 'image_broken' });
    expect(test.files.stored.size).toBe(0);
    await test.service.stop();
  });

  it('is not what a picture counts as whose worker only found the file store away', async () => {
    const test = await TestMedia.start();
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    test.files.broken = 'large';
    for (let tries = 0; tries < 5; tries++) await expect(test.run(imageId)).rejects.toThrow('the file store is away');
    test.files.broken = null;
    await test.run(imageId);
    expect(await test.look(imageId)).toMatchObject({ status: 'ready', refusal: null });
    await test.service.stop();
  });

  it('is tried again once for every other failure, and refused at once for its content', async () => {
    const outcomes = [new Error('no memory'), new PictureRefused('image_is_heic')];
    const reader: PictureReader = {
      read: async () => {
        throw outcomes.shift();
      },
    };
    const test = await TestMedia.start([[PictureReader, reader]]);
    const { imageId } = await test.upload(await jpegOf([900, 600]));
    await expect(test.run(imageId)).rejects.toThrow('no memory');
    await test.run(imageId);
    expect(await test.look(imageId)).toMatchObject({ status: 'refused', refusal: 'image_is_heic' });
    await test.service.stop();
  });
});
