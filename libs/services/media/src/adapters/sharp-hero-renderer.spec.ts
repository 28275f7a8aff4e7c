import { heroScenes } from '@festlig/hero-art';
import { mailGroundColour } from '@festlig/domain/messaging/mail-ground';
import { channelsOf } from '@festlig/domain/web/hero-colours';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawingsOf } from '../work/hero-drawings';
import { HERO_SIZES } from './hero-renderer';
import { SharpHeroRenderer } from './sharp-hero-renderer';

const rendered = (wanted: string) => {
  const scene = heroScenes().find(({ name }) => name === wanted);
  if (!scene) throw new Error(`there is no ${wanted}`);
  return new SharpHeroRenderer().render(drawingsOf(scene));
};
/** The colour of a row of pixels, from the upper (0) to the lower edge (1): of its left end and of its middle. */
async function rowAt(file: Buffer, height: number): Promise<number[][]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const row = Math.round(height * (info.height - 1)) * info.width;
  return [row, row + info.width / 2].map((at) => [...data.subarray(at * info.channels, at * info.channels + 3)]);
}
/** The mean difference of two pictures of one size (0-255). */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(HERO_SIZES.thumb).raw().toBuffer()),
  );
  if (!left || !right) throw new Error('a picture is missing');
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}

describe('a drawing', () => {
  it('has fewer bytes in the other formats than as JPEG, and fewest as AVIF (rule: hero-formats)', async () => {
    const { full, upright, part } = await rendered('confetti-dusk');
    for (const { jpg, avif, webp } of [full, upright]) {
      expect(webp.length).toBeLessThan(jpg.length);
      expect(avif.length).toBeLessThan(webp.length);
    }
    expect(part).toBeNull();
  });

  it.each([
    ['garden-wreath', '/media/hero-images/wedding/garden-wreath-light.jpg', 300],
    ['confetti-dusk', '/media/hero-images/party/confetti-dusk-dark.jpg', 220],
    // Its title is above what is drawn.
    ['candle-glow', '/media/hero-images/birthday/candle-glow-dark.jpg', null],
  ])('fades in a mail into the ground of the title, from side to side: %s (rule: mail-look)', async (...drawn) => {
    const [name, address, footHeight] = drawn;
    const { mail, foot } = await rendered(name);
    if (mail === null) throw new Error('there is none');
    expect(await sharp(mail).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.mail, height: 472 });
    const ground = channelsOf(mailGroundColour(address) ?? '');
    const distance = (pixel: number[]) => Math.max(...pixel.map((value, at) => Math.abs(value - (ground[at] ?? 0))));
    const isDrawn = async (picture: Buffer) => {
      const small = await sharp(picture).resize(60).raw().toBuffer();
      return small.some((value, at) => Math.abs(value - (ground[at % 3] ?? 0)) > 24);
    };
    for (const pixel of await rowAt(mail, footHeight === null ? 0 : 1)) expect(distance(pixel)).toBeLessThan(6);
    expect(await isDrawn(mail)).toBe(true);
    expect(foot === null).toBe(footHeight === null);
    if (foot === null) return;
    expect(await sharp(foot).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.foot, height: footHeight });
    for (const pixel of await rowAt(foot, 0)) expect(distance(pixel)).toBeLessThan(6);
    expect(await isDrawn(foot)).toBe(true);
  });

  it.each(['dove-sky', 'fir-and-stars', 'confetti-dusk', 'quiet-stars', 'balloon-morning'])(
    'has in a mail the colours of the page above what fades there: %s (rule: mail-look)',
    async (name) => {
      const { full, mail } = await rendered(name);
      if (mail === null) throw new Error('there is none');
      // Ten squares beside each other along the upper edge, the same part of both.
      const squares = async (picture: Buffer) => {
        const { width = 0 } = await sharp(picture).metadata();
        const strip = await sharp(picture)
          .extract({ left: 0, top: 0, width, height: width / 20 })
          .toBuffer();
        return sharp(strip).resize(10, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
      };
      const [onPage, inMail] = [await squares(full.jpg), await squares(mail)];
      const differences = onPage.map((value, at) => Math.abs(value - (inMail[at] ?? 0)));
      expect(Math.max(...differences)).toBeLessThanOrEqual(3);
    },
  );

  it('that is a frame is shown by its upper part where it has no title (rule: hero-untitled)', async () => {
    const { full, thumb, part } = await rendered('linen-wreath');
    if (part === null) throw new Error('there is no part');
    expect(await sharp(part).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.full });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.thumb });
    expect(await difference(thumb, part)).toBeLessThan(4);
    expect(await difference(thumb, full.jpg)).toBeGreaterThan(10);
  });
});
