import type { Colour } from '../media/title-box';
import { channelsOf } from './hero-colours';
import { hueOf, isEarthy, spreadOf } from './photo-hue';

/** Parts of the circle of hues among which the pixels of a photo are counted. */
const PARTS = 12;
/** How much less a pixel counts whose hue is brown in the deep tone of an accent. */
const EARTHY = 0.15;
/** The brightest channel of a pixel from which on it counts for the mood, and from which on it counts in full. */
const [DARK, BRIGHT] = [40, 200];
/** How much the parts beside one count for it. */
const BESIDE = 0.5;

/** Pixels whose channels lie closer together are taken for grey where a host chooses among the hues. */
const COLOURFUL = 48;
/** The least share of the colourful pixels that a hue has to have to be offered. */
const SHARE = 0.03;
/** Hues that are nearer to one another, in degrees, look alike as accents. */
const ALIKE = 35;
const MOST = 3;

/** How far two hues lie apart on their circle, 0 to 180. */
export const hueApart = (one: number, other: number): number => 180 - Math.abs(180 - Math.abs(one - other));

/** Whether two hues look alike as accents. */
const isAlike = (one: number, other: number): boolean => hueApart(one, other) < ALIKE;

interface Part {
  count: number;
  sum: number[];
}

/** The pixels by the parts of the circle. A pixel counts by how colourful it is, times what `weigh` says. */
function partsOf(pixels: readonly Colour[], weigh: (pixel: Colour) => number): Part[] {
  const parts = Array.from({ length: PARTS }, (): Part => ({ count: 0, sum: [0, 0, 0] }));
  for (const pixel of pixels) {
    const part = parts[Math.floor((hueOf(pixel) / 360) * PARTS)];
    const count = spreadOf(pixel) * weigh(pixel);
    if (!part || count === 0) continue;
    part.count += count;
    part.sum = part.sum.map((sum, at) => sum + count * (pixel[at] ?? 0));
  }
  return parts;
}

const meanOf = ({ count, sum }: Part): Colour => {
  const [red = 0, green = 0, blue = 0] = sum.map((each) => each / count);
  return [red, green, blue];
};

/** How much a pixel counts for the mood of a photo: land and clothes that are nearly black are seen as dark, whatever their hue. */
const seenOf = (pixel: Colour): number =>
  Math.min(1, Math.max(0, (Math.max(...pixel) - DARK) / (BRIGHT - DARK))) * (isEarthy(hueOf(pixel)) ? EARTHY : 1);

/**
 * The colour that a photo is remembered by: of the hue that most of its colourful and light pixels have, with half of those beside it,
 * as a sky goes from violet to rose; but seldom a brown one (rule: accent-of-picture). Grey for a photo without colours.
 */
export function vividOf(pixels: readonly Colour[]): Colour {
  const parts = partsOf(pixels, seenOf);
  const countAt = (at: number) => parts.at(at % PARTS)?.count ?? 0;
  const around = parts.map(({ count }, at) => count + BESIDE * (countAt(at - 1) + countAt(at + 1)));
  const most = Math.max(...around.filter((_, at) => countAt(at) > 0), 0);
  const chosen = parts[around.findIndex((count, at) => count === most && countAt(at) > 0)];
  return chosen ? meanOf(chosen) : [128, 128, 128];
}

/**
 * The hues that a host can choose from a photo, in whole degrees: up to three that differ, the most common first, without one that
 * looks like the `known` colour, as `#rrggbb` (rule: look-chosen).
 */
export function huesOf(pixels: readonly Colour[], known: string): number[] {
  const parts = partsOf(pixels, (pixel) => (spreadOf(pixel) < COLOURFUL ? 0 : 1));
  const least = SHARE * parts.reduce((sum, { count }) => sum + count, 0);
  const hues = [hueOf(channelsOf(known))];
  for (const part of parts.sort((one, other) => other.count - one.count)) {
    if (part.count === 0 || part.count < least) break;
    const hue = Math.round(hueOf(meanOf(part))) % 360;
    if (hues.every((other) => !isAlike(hue, other))) hues.push(hue);
  }
  return hues.slice(1, 1 + MOST);
}
