import { heroScenes } from '@festlig/hero-art';
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

  it('that is a frame is shown by its fullest part where it has no title (rule: hero-untitled)', async () => {
    const { full, thumb, part } = await rendered('linen-wreath');
    if (part === null) throw new Error('there is no part');
    expect(await sharp(part).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.full });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'jpeg', ...HERO_SIZES.thumb });
    expect(await difference(thumb, part)).toBeLessThan(4);
    expect(await difference(thumb, full.jpg)).toBeGreaterThan(10);
  });
});
