import type { PageColour } from '@festlig/contracts/party';
import { luminance } from '../media/contrast';
import type { Colour } from '../media/title-box';
import type { Accent } from './drawings';
import { channelsOf, namedColours, ownColours, ROWS } from './hero-colours';
import { hueIn, hueOf, isEarthy, spreadOf } from './photo-hue';

/** A colour whose channels lie closer together is grey. */
const GREY = 20;

/** What the accents of the drawings have on average: their luminance on light paper and in the dark, and their saturation. */
const LUMINANCE = { light: 0.08, dark: 0.53 };
const SATURATION = 0.4;
/** How much nearer to red the hue of a photo is moved that would be brown: an evening sun gives brick. */
const REDDER = 3;
/** Orange is brown in a deep tone unless it is more saturated. */
const EARTHY_SATURATION = 0.65;

/** The colour of this hue, in degrees, that is as light as is wanted. */
function tonedTo(hue: number, wanted: number): string {
  const saturation = isEarthy(hue) ? EARTHY_SATURATION : SATURATION;
  let lightness = 0;
  let mixed: Colour;
  do {
    lightness += 1 / 256;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    const at = (turn: number) => {
      const place = (turn + hue / 30) % 12;
      return 255 * (lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
    };
    mixed = [at(0), at(8), at(4)];
  } while (luminance(mixed) < wanted);
  return `#${namedColours([mixed])}`;
}

const toned = (hue: number): Accent => ({
  light: tonedTo(hue, LUMINANCE.light),
  dark: tonedTo(hue, LUMINANCE.dark),
});

/** The accent of a hue that a host has chosen, in the tones of the others (rule: look-chosen); null for a colour with a name. */
export function hueAccent(colour: PageColour): Accent | null {
  const hue = hueIn(colour);
  return hue === null ? null : toned(hue);
}

/** The accent of a host's own picture: its vivid colour, or the most colourful known one, in the tones of the others, and nearer to red where it would be brown; null where none is known or all are grey. */
export function photoAccent(path: string | null): Accent | null {
  const colours = ownColours(path ?? '').map(channelsOf);
  const first = colours[ROWS] ?? colours.sort((one, other) => spreadOf(other) - spreadOf(one))[0];
  if (!first || spreadOf(first) < GREY) return null;
  const hue = hueOf(first);
  return toned(isEarthy(hue) ? hue / REDDER : hue);
}
