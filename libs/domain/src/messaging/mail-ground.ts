import { contrast, luminance, veiled } from '../media/contrast';
import { toneOf, veilFor } from '../media/veil';
import type { Colour, TitlePlace } from '../media/title-box';
import { TONES } from '../media/tones';
import type { Accent } from '../web/hero-accents';
import { channelsOf, heroColours, namedColours, ROWS } from '../web/hero-colours';
import { titlePlace } from '../web/hero-image';

/** What stands directly below the picture of a mail: its ground, the letters on it, and a fine line between them. */
export interface MailGround {
  ground: string;
  ink: string;
  line: string;
}

/** What a mail shows of a picture that it does not show whole, and where that ends, as a share of the picture's height. */
const SHOWN: Record<TitlePlace, { align: 'flex-start' | 'center' | 'flex-end'; end: number }> = {
  below: { align: 'flex-start', end: 0.7 },
  between: { align: 'flex-start', end: 0.7 },
  above: { align: 'flex-end', end: 1 },
  // The part of a frame has the colour of the ground within it.
  within: { align: 'center', end: 0.5 },
  under: { align: 'center', end: 1 },
  across: { align: 'center', end: 0.85 },
};

/** The part of the picture that is shown: where something is drawn, opposite the place of the title. */
export const shownPart = (heroUrl: string): string => SHOWN[titlePlace(heroUrl)].align;

/** Whether only a part is shown on wide screens as well: a photo has no empty part. */
export const isShownInPart = (heroUrl: string): boolean => titlePlace(heroUrl) !== 'under';

const written = (colour: Colour): string => `#${namedColours([colour])}`;

/** The colour at a height: each of the known ones is the mean of its part, so that it is found in the middle of it. */
function colourAt(colours: readonly string[], height: number): Colour {
  const at = height * ROWS - 0.5;
  const row = Math.min(Math.floor(at), ROWS - 2);
  const [above, below] = [channelsOf(colours[row] ?? ''), channelsOf(colours[row + 1] ?? '')];
  const mixed = (channel: 0 | 1 | 2) =>
    Math.min(255, Math.max(0, above[channel] + (below[channel] - above[channel]) * (at - row)));
  return [mixed(0), mixed(1), mixed(2)];
}

/**
 * The picture's own colour at the lower edge of what is shown, a little lighter or darker where a title could not be read on it
 * (rule: mail-look). Null for a host's own picture, which seldom ends in one colour, and for one whose colours are not known.
 */
export function mailGround(heroUrl: string | null, accent: Accent): MailGround | null {
  if (heroUrl === null || titlePlace(heroUrl) === 'under') return null;
  const colours = heroColours(heroUrl);
  if (colours === null) return null;
  const colour = colourAt(colours, SHOWN[titlePlace(heroUrl)].end);
  const tone = toneOf([[colour]]);
  const { text, veil } = TONES[tone];
  const ink = written(text);
  const ground = veiled(colour, veil, veilFor([colour], tone));
  // The deep tone of the accent is seen on light grounds, the pale one on dark grounds; on grounds between them the ink is.
  const isSeen = contrast(luminance(ground), luminance(channelsOf(accent[tone]))) > 2;
  return { ground: written(ground), ink, line: isSeen ? accent[tone] : ink };
}
