import { proposedArea } from '@festlig/domain/media/crop-area';
import { channelsOf } from '@festlig/domain/web/hero-colours';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegOf, plain, quarters } from '../pictures.fixture';
import { HERO_SIZES } from './hero-renderer';
import { SharpHeroCropper } from './sharp-hero-cropper';

const cropper = new SharpHeroCropper();
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const parts = { wide: WHOLE, upright: WHOLE };

const middle = async (file: Buffer, left: number, top: number) => {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
};

describe('a crop for the top of a page', () => {
  it.each(['#ffffff', '#808080', '#203040'])(
    'keeps the colours of a photo of %s (rule: own-hero-clear)',
    async (colour) => {
      const { full, upright, thumb } = await cropper.crop(await jpegOf([1600, 1200], colour), parts);
      const wanted = channelsOf(colour);
      for (const [file, left, top] of [
        [full.jpg, 800, 480],
        [full.jpg, 20, 20],
        [upright.jpg, 400, 450],
        [thumb, 160, 90],
      ] as const) {
        for (const [at, channel] of (await middle(file, left, top)).entries())
          expect(Math.abs(channel - (wanted[at] ?? 0))).toBeLessThan(4);
      }
    },
  );

  it('shows the chosen part in each format, in the sizes of every hero picture', async () => {
    const master = await quarters([2000, 2000]);
    const { full, upright, thumb } = await cropper.crop(master, {
      wide: { x: 0, y: 0, width: 0.4, height: 0.225 },
      upright: { x: 0.6, y: 0.6, width: 0.3, height: 0.33 },
    });
    const sizes = await Promise.all([full.jpg, upright.jpg, thumb].map((file) => sharp(file).metadata()));
    expect(sizes.map(({ format, width, height }) => ({ format, width, height }))).toEqual(
      [HERO_SIZES.full, HERO_SIZES.upright, HERO_SIZES.thumb].map((size) => ({ format: 'jpeg', ...size })),
    );
    const [red = 0, green = 0, blue = 0] = await middle(full.jpg, 5, 5);
    expect(red).toBeGreaterThan(green + blue);
    expect(Math.min(...(await middle(upright.jpg, 5, 5)))).toBeGreaterThan(100);
  });

  it('is in every format the same picture, of which AVIF has the fewest bytes (rule: hero-formats)', async () => {
    const { full, upright, part } = await cropper.crop(await quarters([1600, 1200]), parts);
    for (const [made, size] of [
      [full, HERO_SIZES.full],
      [upright, HERO_SIZES.upright],
    ] as const) {
      expect(await sharp(made.avif).metadata()).toMatchObject({ compression: 'av1', ...size });
      expect(await sharp(made.webp).metadata()).toMatchObject({ format: 'webp', ...size });
      expect(made.avif.length).toBeLessThan(made.jpg.length);
      const [avif, jpg] = [await middle(made.avif, 5, 5), await middle(made.jpg, 5, 5)];
      expect(Math.max(...avif.map((channel, at) => Math.abs(channel - (jpg[at] ?? 0))))).toBeLessThan(16);
    }
    expect(part).toBeNull();
  });

  it('tells its colours from the upper to the lower edge, in the middle that both formats show (rule: hero-colours)', async () => {
    const lower = await plain([1600, 600], '#114').png().toBuffer();
    const stacked = await plain([1600, 1200], '#411')
      .composite([{ input: lower, left: 0, top: 600 }])
      .jpeg({ quality: 95 })
      .toBuffer();
    const { look } = await cropper.crop(stacked, parts);
    expect(look).toMatch(/^4[3-5]1[01]1[01].{18}1[01]1[01]4[3-5][0-9a-f]{6}-light$/);
  });

  it.each([
    ['tall', [1200, 1600], 900],
    ['wide', [1600, 1200], 675],
  ] as const)(
    'has in a mail more of a %s picture than of another (rule: mail-look)',
    async (_, [width, height], high) => {
      const areas = {
        wide: proposedArea({ width, height }, 'wide'),
        upright: proposedArea({ width, height }, 'upright'),
      };
      const { mail } = await cropper.crop(await jpegOf([width, height]), areas);
      expect(await sharp(mail).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: high });
    },
  );

  it('can be a corner of the picture, and has the size of every hero picture also when it is tiny', async () => {
    const corner = { x: 0.98, y: 0.98, width: 0.02, height: 0.02 };
    const { full } = await cropper.crop(await jpegOf([300, 200]), { wide: corner, upright: { ...corner, x: 0.981 } });
    expect(await sharp(full.jpg).metadata()).toMatchObject(HERO_SIZES.full);
  });
});
