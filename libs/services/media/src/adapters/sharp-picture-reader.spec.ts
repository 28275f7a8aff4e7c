import { IMAGE_PIXELS } from '@festlig/contracts/media';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { deflateSync, crc32 } from 'node:zlib';
import { jpegOf, plain, pngChunk, quarters } from '../pictures.fixture';
import { jpegOfScans } from '../scanned-jpeg.fixture';
import { PictureRefused } from './picture-reader';
import { SharpPictureReader } from './sharp-picture-reader';

const reader = new SharpPictureReader();
const refusal = async (file: Buffer): Promise<string> => {
  const error: unknown = await reader.read(file).catch((thrown: unknown) => thrown);
  return error instanceof PictureRefused ? error.refusal : 'not refused';
};
const sizeOf = async (file: Buffer) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};
/** The colour of one pixel, roughly. */
const colourAt = async (file: Buffer, left: number, top: number) => {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((channel) => Math.round(channel / 64) * 64);
};
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A PNG of one grey that claims this size, in a few kilobytes. */
const claiming = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([PNG, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
};

describe('reading an uploaded picture', () => {
  it.each(['jpeg', 'png'] as const)('makes a large and a small JPEG of a %s for texts', async (format) => {
    const file = await plain([4000, 3000]).toFormat(format).toBuffer();
    const { master, large, small, width, height } = await reader.read(file);
    expect({ width, height }).toEqual({ width: 1600, height: 1200 });
    expect(await Promise.all([master, large, small].map(sizeOf))).toEqual([
      { format: 'jpeg', width: 3200, height: 2400 },
      { format: 'jpeg', width: 1600, height: 1200 },
      { format: 'jpeg', width: 800, height: 600 },
    ]);
  });

  it('enlarges no picture, and limits the height of a very tall one', async () => {
    expect(await reader.read(await jpegOf([640, 480]))).toMatchObject({ width: 640, height: 480 });
    expect(await reader.read(await jpegOf([1000, 4000]))).toMatchObject({ width: 600, height: 2400 });
  });

  it('turns a picture upright as its camera says, and forgets where it was taken and by what (rule: own-picture-without-traces)', async () => {
    const file = await sharp(await quarters([1200, 800]))
      .withExif({ IFD0: { Model: 'SECRET-CAMERA', Artist: 'SECRET-NAME' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(file.toString('latin1')).toContain('SECRET-CAMERA');
    const { master, large, small, width, height } = await reader.read(file);
    expect({ width, height }).toEqual({ width: 800, height: 1200 });
    // A camera held upright: what it stored as the bottom left is the top left.
    expect(await colourAt(large, 50, 50)).toEqual([0, 0, 256]);
    for (const picture of [master, large, small]) {
      const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(picture.toString('latin1')).not.toContain('SECRET');
    }
  });

  it('converts other colour spaces to sRGB, and transparency to white', async () => {
    const cmyk = await plain([400, 400], '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { large } = await reader.read(cmyk);
    expect(await sharp(large).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await colourAt((await reader.read(clear)).large, 10, 10)).toEqual([256, 256, 256]);
  });

  it('serves nothing of another file that is hidden behind a picture', async () => {
    const hidden = Buffer.from('PK\u0003\u0004 <script>alert("hidden")</script> %PDF-1.7');
    const { master, large, small } = await reader.read(Buffer.concat([await jpegOf([400, 300]), hidden]));
    for (const picture of [master, large, small]) expect(picture.includes('hidden')).toBe(false);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a page that is named as a picture', 'image_not_picture', () => Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing, which could hold scripts',
      'image_not_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'a document with a picture in it',
      'image_not_picture',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpegOf([400, 300])]),
    ],
    [
      'an archive with a picture in it',
      'image_not_picture',
      async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), await jpegOf([400, 300])]),
    ],
    [
      'a script with a picture in it',
      'image_not_picture',
      async () => Buffer.concat([Buffer.from('alert(1)/*'), await jpegOf([400, 300])]),
    ],
    ['a format that we do not read', 'image_not_picture', () => plain([400, 300]).webp().toBuffer()],
    ['an animation', 'image_not_picture', () => plain([400, 300]).gif().toBuffer()],
    [
      'an animated PNG',
      'image_is_animated',
      async () => {
        const png = await plain([400, 300]).png().toBuffer();
        return Buffer.concat([png.subarray(0, 33), pngChunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
      },
    ],
    ['a picture in HEIC format', 'image_is_heic', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['the first half of a JPEG', 'image_broken', async () => (await quarters([2000, 1500])).subarray(0, 12_000)],
    [
      'the first half of a PNG',
      'image_broken',
      async () => {
        const png = await plain([900, 900]).png({ compressionLevel: 0 }).toBuffer();
        return png.subarray(0, png.length / 2);
      },
    ],
    [
      'the first bytes of a JPEG and then nonsense',
      'image_broken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
    ],
    ['a small file that claims sixty megapixels', 'image_too_many_pixels', () => claiming(10_000, 6000)],
    [
      'a small file that claims two billion pixels',
      'image_too_many_pixels',
      () => {
        const file = claiming(8, 8);
        file.writeUInt32BE(60_000, 16);
        file.writeUInt32BE(40_000, 20);
        file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
        return file;
      },
    ],
    ['a picture that is blurred on every screen', 'image_too_small', () => jpegOf([1000, 199])],
    ['a picture that is so narrow that little of it is left', 'image_too_small', () => claiming(200, 200_000)],
    ['a JPEG with more scans than any camera writes', 'image_broken', () => jpegOfScans(101)],
    ['a file without a byte', 'image_not_picture', () => Buffer.alloc(0)],
  ])('refuses %s with %s', async (_, code, file) => {
    expect(await refusal(await file())).toBe(code);
  });

  it('reads a picture of as many pixels as allowed', async () => {
    const file = claiming(10_000, IMAGE_PIXELS / 10_000);
    expect(file.length).toBeLessThan(50_000);
    expect(await reader.read(file)).toMatchObject({ width: 1600, height: 800 });
  });

  it('reads a progressive JPEG, and a picture sixteen times as wide as high', async () => {
    const progressive = await plain([400, 300]).jpeg({ progressive: true }).toBuffer();
    expect(await reader.read(progressive)).toMatchObject({ width: 400, height: 300 });
    expect(await reader.read(await jpegOf([3200, 200]))).toMatchObject({ width: 1600, height: 100 });
  });

  it('reads a JPEG with as many scans as allowed', async () => {
    expect(await reader.read(await jpegOfScans(100))).toMatchObject({ width: 400, height: 300 });
  });

  it('has removed the texts of a PNG before the decoder sees it', async () => {
    const png = await plain([300, 300]).png().toBuffer();
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000, 'A'))]));
    // The decoder itself refuses a file that begins with a text.
    const file = Buffer.concat([png.subarray(0, 8), text, png.subarray(8, 33), text, png.subarray(33)]);
    expect(await reader.read(file)).toEqual(await reader.read(png));
  });
});
