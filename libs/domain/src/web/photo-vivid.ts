import type { Colour } from '../media/title-box';
import { hueOf, isEarthy, spreadOf } from './photo-hue';

/** Parts of the circle of hues among which the pixels of a photo are counted. */
const PARTS = 12;
/** How much less a pixel counts whose hue is brown in the deep tone of an accent. */
const EARTHY = 0.15;

/**
 * The colour that a photo is remembered by: of the hue that most of its colourful pixels have, but seldom a brown one (rule:
 * accent-of-picture). A pixel counts by how colourful it is. Grey for a photo without colours.
 */
export function vividOf(pixels: readonly Colour[]): Colour {
  const parts = Array.from({ length: PARTS }, () => ({ count: 0, sum: [0, 0, 0] }));
  for (const pixel of pixels) {
    const part = parts[Math.floor((hueOf(pixel) / 360) * PARTS)];
    const count = spreadOf(pixel) * (isEarthy(pixel) ? EARTHY : 1);
    if (!part || count === 0) continue;
    part.count += count;
    part.sum = part.sum.map((sum, at) => sum + count * (pixel[at] ?? 0));
  }
  const { count, sum } = parts.reduce((most, part) => (part.count > most.count ? part : most));
  const [red = 0, green = 0, blue = 0] = count === 0 ? [128, 128, 128] : sum.map((each) => each / count);
  return [red, green, blue];
}
