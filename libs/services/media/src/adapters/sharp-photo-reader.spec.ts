import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { busy, jpegOf, plain, pngChunk, quarters } from '../pictures.fixture';
import { jpegOfScans } from '../scanned-jpeg.fixture';
import type { PhotoFile } from './photo-reader';
import { PictureRefused } from './picture-reader';
import { SharpPhotoReader } from './sharp-photo-reader';

/** Reads a copy, because the reader releases the file. */
const read = async (file: Buffer, reader = new SharpPhotoReader()) => {
  const files: PhotoFile[] = [];
  const picture = await reader.read(Buffer.from(new Uint8Array(file).buffer), (made) => files.push(made));
  return { ...picture, files };
};
const refusal = async (file: Buffer): Promise<string> => {
  const error: unknown = await read(file).catch((thrown: unknown) => thrown);
  return error instanceof PictureRefused ? error.refusal : 'not refused';
};
const named = ({ size, format }: PhotoFile) => `${size}.${format}`;
const sizesOf = async (files: PhotoFile[]) =>
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const { format, width, height } = await sharp(file.bytes).metadata();
        return [named(file), `${format} ${width}x${height}`] as const;
      }),
    ),
  );
/** The colour of one pixel, roughly, without any profile being applied. */
const colourAt = async (file: Buffer, left: number, top: number) => {
  const { data } = await sharp(file)
    .keepIccProfile()
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((channel) => Math.round(channel / 64) * 64);
};
const fileOf = (files: PhotoFile[], name: string): Buffer => {
  const found = files.find((file) => named(file) === name);
  if (!found) throw new Error(`no ${name}`);
  return found.bytes;
};

describe('reading an uploaded photo', () => {
  it('makes a picture for each size and format, and one in full (rule: photo-size)', async () => {
    const { files, width, height } = await read(await jpegOf([5000, 3750]));
    expect({ width, height }).toEqual({ width: 4096, height: 3072 });
    expect(await sizesOf(files)).toEqual({
      'full.jpg': 'jpeg 4096x3072',
      '1600.avif': 'heif 1600x1200',
      '1600.webp': 'webp 1600x1200',
      '1600.jpg': 'jpeg 1600x1200',
      '500.avif': 'heif 500x375',
      '500.webp': 'webp 500x375',
      '500.jpg': 'jpeg 500x375',
    });
  }, 30_000);

  it('gives each size away once it is made, and releases the file (rule: photo-size)', async () => {
    const uploaded = Buffer.from(new Uint8Array(await jpegOf([96, 72])).buffer);
    const given: string[] = [];
    await new SharpPhotoReader().read(uploaded, (made) => given.push(`${named(made)} ${uploaded.byteLength}`));
    expect(given[0]).toBe('full.jpg 0');
    expect(given).toHaveLength(7);
  });

  it('enlarges no photo, and makes a preview of some hundred bytes', async () => {
    const { files, width, height, blur } = await read(await busy([300, 400]));
    expect({ width, height }).toEqual({ width: 300, height: 400 });
    expect((await sizesOf(files))['1600.jpg']).toBe('jpeg 300x400');
    expect(blur.length).toBeLessThan(800);
    const preview = await sharp(Buffer.from(blur.split(',')[1] ?? '', 'base64')).metadata();
    expect(preview).toMatchObject({ format: 'webp', width: 20 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a photo upright that its camera stored in orientation %i',
    async (orientation) => {
      const upright = await quarters([160, 96]);
      const stored = await sharp(await storedAs(upright, orientation))
        .withMetadata({ orientation })
        .toBuffer();
      const { files, width, height } = await read(stored);
      expect({ width, height }).toEqual({ width: 160, height: 96 });
      const full = fileOf(files, 'full.jpg');
      expect(await colourAt(full, 20, 20)).toEqual([256, 0, 0]);
      expect(await colourAt(full, 140, 20)).toEqual([0, 256, 0]);
      expect(await colourAt(full, 20, 80)).toEqual([0, 0, 256]);
      expect(await colourAt(full, 140, 80)).toEqual([256, 256, 256]);
    },
  );

  it('keeps nothing of what the file held besides the picture, in any of its files (rule: photo-without-traces)', async () => {
    const traced = await sharp(await quarters([400, 300]))
      .withExif({ IFD0: { Model: 'SECRET-CAMERA', Artist: 'SECRET-NAME' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .toBuffer();
    // A comment, a second APP1 as of a thumbnail, IPTC in APP13; and an archive behind the picture.
    const segment = (marker: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
    const extra = [
      segment(0xfe, 'SECRET-COMMENT'),
      segment(0xe1, 'SECRET-THUMB'),
      segment(0xed, 'Photoshop 3.0\0SECRET-IPTC'),
    ];
    const zip = Buffer.from('PK\u0003\u0004 SECRET-ARCHIVE <script>alert(1)</script>');
    const file = Buffer.concat([traced.subarray(0, 2), ...extra, traced.subarray(2), zip]);
    expect(file.toString('latin1').match(/SECRET-\w+/g)).toHaveLength(7);
    const { files, blur } = await read(file);
    expect(files).toHaveLength(7);
    for (const { bytes } of files) {
      expect(bytes.toString('latin1')).not.toMatch(/SECRET|GPS|PK\u0003\u0004|script/);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
    expect(Buffer.from(blur.split(',')[1] ?? '', 'base64').toString('latin1')).not.toMatch(/SECRET|GPS/);
  });

  it('keeps colours beyond sRGB in all files, with a profile of our own (rule: photo-colours)', async () => {
    const tagged = await plain([128, 96], '#808080').withIccProfile('p3').png().toBuffer();
    const red = await sharp(tagged).keepIccProfile().linear([0, 0, 0], [255, 0, 0]).jpeg({ quality: 100 }).toBuffer();
    const { files } = await read(red);
    const own = (await sharp(tagged).metadata()).icc;
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).icc).toEqual(own);
      expect(await colourAt(bytes, 50, 50)).toEqual([256, 0, 0]);
    }
  });

  it('keeps no profile of a photo in sRGB or of print, whose colours are in sRGB then', async () => {
    const tagged = await plain([128, 96], '#ff0000').withIccProfile('srgb').jpeg().toBuffer();
    expect((await sharp(tagged).metadata()).icc).toBeDefined();
    const print = await plain([128, 96], '#ff0000').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    for (const file of [tagged, print]) {
      for (const { bytes } of (await read(file)).files) {
        expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
        expect((await sharp(bytes).metadata()).icc).toBeUndefined();
      }
    }
  });

  it('shows white where a photo is transparent', async () => {
    const clear = await sharp({ create: { width: 128, height: 96, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await colourAt(fileOf((await read(clear)).files, '500.jpg'), 9, 9)).toEqual([256, 256, 256]);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a page', 'image_not_picture', () => Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing that could hold scripts',
      'image_not_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a document', 'image_not_picture', () => Buffer.from('%PDF-1.7\n')],
    [
      'an archive with a photo in it',
      'image_not_picture',
      async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), await jpegOf([96, 72])]),
    ],
    ['an animation', 'image_not_picture', () => plain([96, 72]).gif().toBuffer()],
    [
      'an animated PNG',
      'image_is_animated',
      async () => {
        const png = await plain([96, 72]).png().toBuffer();
        return Buffer.concat([png.subarray(0, 33), pngChunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
      },
    ],
    ['a photo in HEIC format', 'image_is_heic', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['a photo of 64 by 63 pixels', 'image_too_small', () => jpegOf([64, 63])],
    ['a strip of one by 60,000 pixels', 'image_too_small', () => plain([1, 60_000]).png().toBuffer()],
    ['a small file that has sixty megapixels', 'image_too_many_pixels', () => plain([10_000, 6000]).png().toBuffer()],
    ['a JPEG with more scans than any camera writes', 'image_broken', () => jpegOfScans(101)],
    ['a colour profile of 16 MB, the most that fits', 'image_broken', () => withProfile(20_000_000)],
    ['a file without a byte', 'image_not_picture', () => Buffer.alloc(0)],
  ])(
    'refuses %s with %s (rule: photo-by-content)',
    async (_, code, file) => expect(await refusal(await file())).toBe(code),
    20_000,
  );

  it('reads a JPEG with as many scans as allowed', async () =>
    expect(await refusal(await jpegOfScans(100))).toBe('not refused'));

  it('refuses a photo that was cut off, wherever that was', async () => {
    const file = await busy([400, 300]);
    for (let tenth = 1; tenth < 10; tenth++) {
      expect(await refusal(file.subarray(0, (file.length * tenth) / 10))).toBe('image_broken');
    }
    expect(await refusal(file)).toBe('not refused');
  });

  it('waits for the room that its pixels take when they are decoded', async () => {
    const taken: number[] = [];
    const waiting = new SharpPhotoReader();
    waiting.room.of = (bytes, work) => {
      taken.push(bytes);
      return work();
    };
    await read(await jpegOf([96, 72]), waiting);
    const deep = plain([96, 72]).ensureAlpha().toColourspace('rgb16').png({ progressive: true });
    await read(await deep.toBuffer(), waiting);
    expect(taken).toEqual([96 * 72 * 3, 96 * 72 * 8]);
  });

  it('reads a PNG whose texts would unpack to more memory than there is, without them', async () => {
    const png = await plain([96, 72]).png().toBuffer();
    const bomb = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]));
    const file = Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 20 }, () => bomb), png.subarray(33)]);
    expect(await read(file)).toMatchObject({ width: 96, height: 72 });
  });
});

/** An upright picture as a camera stores it that says this orientation. */
function storedAs(upright: Buffer, orientation: number): Promise<Buffer> {
  const picture = sharp(upright);
  const turned = {
    1: () => picture,
    2: () => picture.flop(),
    3: () => picture.rotate(180),
    4: () => picture.flip(),
    5: () => picture.rotate(270).flop(),
    6: () => picture.rotate(270),
    7: () => picture.rotate(90).flop(),
    8: () => picture.rotate(90),
  }[orientation];
  if (!turned) throw new Error(`no orientation ${orientation}`);
  return turned().jpeg({ quality: 95 }).toBuffer();
}

/** A JPEG with a colour profile of so many bytes, in as many segments as it takes. */
async function withProfile(bytes: number): Promise<Buffer> {
  const jpeg = await jpegOf([96, 72]);
  const most = 65_000;
  const profile = Buffer.alloc(bytes, 1);
  profile.writeUInt32BE(bytes, 0);
  profile.write('RGB ', 16);
  const count = Math.min(255, Math.ceil(bytes / most));
  const parts = Array.from({ length: count }, (_, at) => {
    const data = profile.subarray(at * most, (at + 1) * most);
    const head = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0, 0]),
      Buffer.from('ICC_PROFILE\0'),
      Buffer.from([at + 1, count]),
    ]);
    head.writeUInt16BE(data.length + 16, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}
