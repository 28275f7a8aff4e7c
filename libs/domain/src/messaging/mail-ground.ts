import { contrast, luminance, veiled } from '../media/contrast';
import { toneOf, veilFor } from '../media/veil';
import { type Colour, type DrawnPlace, TITLE_BOXES } from '../media/title-box';
import { TONES } from '../media/tones';
import { gladPaper } from '../web/accent-rules';
import type { Accent } from '../web/drawings';
import { channelsOf, heroColours, namedColours, ROWS } from '../web/hero-colours';
import { isOwn, titlePlace } from '../web/hero-image';

/** What stands beside the picture of a mail: its ground, the letters on it, and a fine line between them. */
export interface MailGround {
  ground: string;
  ink: string;
  line: string;
}

/** Where the picture in a mail ends of one of colours alone, as a share of the height of the drawing. */
const ACROSS_ENDS = 0.7;

/**
 * The height of the colour beside the letters, as a share of the drawing's: the middle of the place of its title, so that it is the
 * colour that the page has there. Of one of colours alone it is the colour at which the picture ends.
 */
function groundAt(place: DrawnPlace): number {
  const { top, bottom } = TITLE_BOXES[place].wide;
  return place === 'across' ? ACROSS_ENDS : (1 + top - bottom) / 2;
}

const written = (colour: Colour): `#${string}` => `#${namedColours([colour])}`;

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
 * The drawing's own colour behind the title of the page, a little lighter or darker where a title could not be read on it.
 * Null for a host's own picture, which seldom ends in one colour, and for one whose colours are not known.
 */
function groundOf(heroUrl: string | null): { ground: Colour; tone: 'light' | 'dark' } | null {
  const place = titlePlace(heroUrl);
  const colours = heroUrl === null || place === 'under' ? null : heroColours(heroUrl);
  if (colours === null || place === 'under') return null;
  const colour = colourAt(colours, groundAt(place));
  const tone = toneOf([[colour]]);
  return { ground: veiled(colour, TONES[tone].veil, veilFor([colour], tone)), tone };
}

/** The colour that a drawing in a mail fades into, as #rrggbb (rule: mail-look). */
export const mailGroundColour = (heroUrl: string): `#${string}` | null => {
  const found = groundOf(heroUrl);
  return found && written(found.ground);
};

/**
 * What the title of a mail stands on, directly beside the picture: below a host's own photo, which seldom ends in one colour, paper with
 * a little of the accent, as the page has it (rule: mail-look).
 */
export function mailGround(heroUrl: string | null, accent: Accent): MailGround | null {
  if (isOwn(heroUrl)) return { ground: gladPaper(accent.light), ink: written(TONES.light.text), line: accent.light };
  const found = groundOf(heroUrl);
  if (found === null) return null;
  const { ground, tone } = found;
  const ink = written(TONES[tone].text);
  // The deep tone of the accent is seen on light grounds, the pale one on dark grounds; on grounds between them the ink is.
  const isSeen = contrast(luminance(ground), luminance(channelsOf(accent[tone]))) > 2;
  return { ground: written(ground), ink, line: isSeen ? accent[tone] : ink };
}
