import { describe, expect, it, jest } from '@jest/globals';
import { preparePhoto } from './prepare-photo';
import { fittedSize, reducePhoto, worthReducing } from './reduce-photo';

const MB = 1_000_000;
const fileOf = (bytes: number, type = 'image/jpeg') => {
  const file = new Blob([new Uint8Array(8)], { type });
  Object.defineProperties(file, {
    size: { value: bytes },
    arrayBuffer: { value: async () => new TextEncoder().encode('photo').buffer },
  });
  return file;
};

describe('a photo before it is sent (rule: photo-reduced)', () => {
  it.each([
    // The line is not known yet: only what is large anyway.
    [4 * MB, null, false],
    [8 * MB, null, true],
    // A good line sends it faster than a phone reduces it.
    [8 * MB, 5 * MB, false],
    [24 * MB, 5 * MB, true],
    [4 * MB, 0.2 * MB, true],
    // Nothing to gain.
    [1 * MB, 0.01 * MB, false],
  ])('of %i bytes on a line of %s bytes a second: reduced = %s', (bytes, rate, is) => {
    expect(worthReducing(bytes, rate)).toBe(is);
  });

  it('has at most 2560 pixels on its longest side, and keeps its shape', () => {
    expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 });
    expect(fittedSize({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 });
    expect(fittedSize({ width: 1200, height: 900 })).toEqual({ width: 1200, height: 900 });
    expect(fittedSize({ width: 20_000, height: 1 })).toEqual({ width: 2560, height: 1 });
  });

  it('is sent as it is where the browser reduces nothing', async () => {
    expect(await reducePhoto(fileOf(9 * MB))).toBeNull();
    expect(await preparePhoto(fileOf(9 * MB), 'a.jpg', null)).toMatchObject({ file: { size: 9 * MB } });
  });

  it('is sent smaller with the digest of what was chosen', async () => {
    const small = fileOf(MB);
    const reduce = jest.fn(async () => small);
    const chosen = fileOf(9 * MB);
    const prepared = await preparePhoto(chosen, 'a.jpg', null, reduce);
    expect([prepared?.file, reduce.mock.calls]).toEqual([small, [[chosen]]]);
    expect(prepared?.digest).toBe((await preparePhoto(chosen, 'a.jpg', 50 * MB, reduce))?.digest);
    expect(reduce).toHaveBeenCalledTimes(1);
  });

  it('becomes JPEG when it is HEIC and the browser reads that, and is refused when it does not', async () => {
    const jpeg = fileOf(MB);
    for (const [type, name] of [
      ['image/heic', 'a.jpg'],
      ['image/heif', 'a'],
      ['', 'IMG_1.HEIC'],
    ] as const) {
      expect((await preparePhoto(fileOf(MB, type), name, null, async () => jpeg))?.file).toBe(jpeg);
      expect(await preparePhoto(fileOf(MB, type), name, null, async () => null)).toBeNull();
    }
  });
});
