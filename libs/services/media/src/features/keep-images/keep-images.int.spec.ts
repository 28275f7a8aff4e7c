import { media, type OwnImage } from '@festlig/contracts/media';
import { heroScenes } from '@festlig/hero-art';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SweepJob } from '../../jobs/sweep.job';
import { host, partyId, TestMedia } from '../../media.fixture';
import { jpegOf } from '../../pictures.fixture';
import { OnPartyDeleted } from '../../reactions/on-party-deleted';
import { ImageRepository } from '../../store/image.repository';
import { heroPath, imageIdOf } from '../../work/hero-drawings';

const { cropImage, keepImages } = media.calls;
const HOUR = 3600 * 1000;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe('the pictures that a page may show', () => {
  let test: TestMedia;
  let image: OwnImage & { src: string; heroImage: string };
  beforeEach(async () => {
    test = await TestMedia.start();
    image = await made();
  });
  afterEach(() => test.service.stop());

  /** An own picture with a crop. */
  async function made() {
    const { imageId } = await test.read(await jpegOf([600, 400]));
    await test.service.call(cropImage, { partyId, imageId, wide: WHOLE, upright: WHOLE }, host);
    await test.run(imageId);
    const { crops, src, ...rest } = await test.look(imageId);
    return { ...rest, crops, src: String(src), heroImage: String(crops[0]?.heroImage) };
  }
  const missing = async (paths: string[], of = partyId) =>
    (await test.service.ask(keepImages, { partyId: of, paths })).missing;
  const sweep = () => test.service.app.get(SweepJob, { strict: false }).sweep();
  const isThere = async () => test.files.keys(image.imageId).length > 0;

  it('are those of the product that are rendered, and those of the party that are read (rule: hero-exists)', async () => {
    const [scene] = heroScenes();
    const ours = scene ? heroPath(imageIdOf(scene)) : '';
    expect(await missing([ours])).toEqual([ours]);
    const images = test.service.app.get(ImageRepository, { strict: false });
    await images.declare({ _id: scene ? imageIdOf(scene) : '', group: 'party', position: 0, version: 'v' });
    await images.markReady(scene ? imageIdOf(scene) : '', 'v');
    expect(await missing([ours, image.src, image.heroImage])).toEqual([]);
    expect(await missing([])).toEqual([]);
  });

  it('are none that do not exist, are not ready, or belong to another party', async () => {
    const other = 'b'.repeat(24);
    const waiting = await test.upload(await jpegOf([300, 300]));
    const wrong = [
      '/media/hero-images/party/no-such-picture-light.jpg',
      image.src.replace(image.imageId, 'c'.repeat(24)),
      image.src.replace(image.imageId, waiting.imageId),
      image.src.replace(partyId, other),
      image.heroImage.replace(/\/c[0-9a-f]{15}/, '/c000000000000000'),
      image.heroImage.replace('images/', 'images/../images/'),
      image.src.replace('large', 'small'),
      'https://evil.example/a.jpg',
    ];
    expect(await missing([...wrong, image.src])).toEqual(wrong);
    expect(await missing([image.src, image.heroImage], other)).toEqual([image.src, image.heroImage]);
  });

  it('are deleted a day after the upload when no page uses them (rule: own-picture-swept)', async () => {
    test.service.clock.advance(24 * HOUR - 1);
    await sweep();
    expect(await isThere()).toBe(true);
    test.service.clock.advance(1);
    await sweep();
    expect(await isThere()).toBe(false);
    expect(await test.service.refusal(media.calls.followImage, { partyId, imageId: image.imageId }, host)).toEqual({
      root: 'not_found',
    });
    expect(await missing([image.src])).toEqual([image.src]);
  });

  it('are kept from the first save on, also when the page no longer shows them (rule: own-picture-kept)', async () => {
    expect(await missing([image.heroImage])).toEqual([]);
    test.service.clock.advance(1000 * HOUR);
    await sweep();
    expect(await isThere()).toBe(true);
    expect(await missing([image.src, image.heroImage])).toEqual([]);
  });

  it('are deleted with their party, and those of other parties are not', async () => {
    await missing([image.heroImage]);
    const react = (id: string) => test.service.app.get(OnPartyDeleted, { strict: false }).react({ partyId: id });
    await react('b'.repeat(24));
    await sweep();
    expect(await isThere()).toBe(true);
    await react(partyId);
    expect(await missing([image.src])).toEqual([image.src]);
    await sweep();
    await react(partyId);
    expect(test.files.stored.size).toBe(0);
  });

  it('leave nothing behind when the sweep was killed between two files', async () => {
    test.service.clock.advance(24 * HOUR);
    const remove = test.files.delete.bind(test.files);
    let left = 3;
    test.files.delete = async (key) => {
      if (left-- === 0) throw new Error('killed');
      await remove(key);
    };
    await expect(sweep()).rejects.toThrow('killed');
    expect(await missing([image.src])).toEqual([image.src]);
    await sweep();
    expect(test.files.stored.size).toBe(0);
  });

  it('leave nothing behind of a file that never arrived whole, or whose arrival was never reported', async () => {
    const { key } = await test.service.call(media.calls.beginUpload, { partyId, bytes: 10 }, host);
    await test.files.put(key, Buffer.alloc(10), 'image/jpeg');
    test.service.clock.advance(24 * HOUR);
    await sweep();
    expect(test.files.stored.size).toBe(0);
  });
});
