import { CROPS_OF_IMAGE, media } from '@festlig/contracts/media';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { host, partyId, TestMedia } from '../../media.fixture';
import { jpegOf } from '../../pictures.fixture';

const { cropImage } = media.calls;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe('cropping a picture', () => {
  let test: TestMedia;
  let imageId: string;
  beforeAll(async () => {
    test = await TestMedia.start();
    ({ imageId } = await test.read(await jpegOf([600, 400])));
  });
  afterAll(() => test.service.stop());

  const refused = (wide: object, id = imageId) =>
    test.service.refusal(cropImage, { partyId, imageId: id, wide, upright: WHOLE }, host);
  const crop = (wide: typeof WHOLE) => test.service.call(cropImage, { partyId, imageId, wide, upright: WHOLE }, host);

  it.each([
    ['begins outside', { ...WHOLE, x: -0.1 }],
    ['ends outside', { x: 0.5, y: 0, width: 0.6, height: 1 }],
    ['is empty', { x: 0, y: 0, width: 0, height: 1 }],
    ['has no numbers', { x: 'a', y: 0, width: 1, height: 1 }],
    ['is missing', {}],
  ])('refuses a part that %s', async (_, wide) => {
    expect(Object.keys(await refused(wide)).length).toBeGreaterThan(0);
  });

  it('refuses a picture that has not been read yet, or was refused', async () => {
    const waiting = await test.upload(await jpegOf([300, 300]));
    expect(await refused(WHOLE, waiting.imageId)).toEqual({ root: 'image_not_ready' });
    const broken = await test.read(Buffer.from('<html>'));
    expect(await refused(WHOLE, broken.imageId)).toEqual({ root: 'image_not_ready' });
  });

  it('makes the same parts once, and others beside them', async () => {
    const before = test.queue.ids.length;
    await crop(WHOLE);
    await crop(WHOLE);
    expect((await crop({ ...WHOLE, height: 0.5 })).crops).toHaveLength(2);
    expect(new Set(test.queue.ids.slice(before)).size).toBe(2);
    await test.run(imageId);
    const made = await test.look(imageId);
    const jobs = test.queue.ids.length;
    expect(await crop(WHOLE)).toEqual(made);
    expect(test.queue.ids).toHaveLength(jobs);
  });

  it('makes fifty crops of a picture, and repeats one of them after that', async () => {
    const { crops } = await test.look(imageId);
    for (let n = crops.length; n < CROPS_OF_IMAGE; n++) await crop({ ...WHOLE, height: 0.5 + n / 1000 });
    expect(await refused({ ...WHOLE, height: 0.9 })).toEqual({ root: 'too_many_crops' });
    expect((await crop(WHOLE)).crops).toHaveLength(CROPS_OF_IMAGE);
  });
});
