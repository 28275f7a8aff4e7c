import { luminance } from '../media/contrast';
import type { Colour } from '../media/title-box';
import type { Accent } from './hero-accents';
import { channelsOf, namedColours, ownColours, ROWS } from './hero-colours';
import { isEarthy, spreadOf } from './photo-hue';

/** A colour whose channels lie closer together is grey. */
const GREY = 20;

/** What the accents of the drawings have on average: their luminance on light paper and in the dark, and their saturation. */
const LUMINANCE = { light: 0.08, dark: 0.53 };
const SATURATION = 0.4;
/** Orange is brown in a deep tone unless it is more saturated. */
const EARTHY_SATURATION = 0.65;

/** The colour of this hue that is as light as is wanted. */
function tonedTo(colour: Colour, wanted: number): string {
  const middle = (Math.max(...colour) + Math.min(...colour)) / 2;
  let lightness = 0;
  let toned = colour;
  do {
    lightness += 1 / 256;
    const spread =
      ((1 - Math.abs(2 * lightness - 1)) * (isEarthy(colour) ? EARTHY_SATURATION : SATURATION)) / spreadOf(colour);
    const at = (channel: number) => 255 * (lightness + (channel - middle) * spread);
    toned = [at(colour[0]), at(colour[1]), at(colour[2])];
  } while (luminance(toned) < wanted);
  return `#${namedColours([toned])}`;
}

/** The accent of a host's own picture: its vivid colour, or the most colourful known one, in the tones of the others; null where none is known or all are grey. */
export function photoAccent(path: string | null): Accent | null {
  const colours = ownColours(path ?? '').map(channelsOf);
  const first = colours[ROWS] ?? colours.sort((one, other) => spreadOf(other) - spreadOf(one))[0];
  if (!first || spreadOf(first) < GREY) return null;
  return { light: tonedTo(first, LUMINANCE.light), dark: tonedTo(first, LUMINANCE.dark) };
}
