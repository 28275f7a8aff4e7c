import { veiled } from '../media/contrast';
import type { Accent } from './drawings';
import { channelsOf, namedColours } from './hero-colours';
import type { Look } from './look';
import { isScript, lineHeightOf, TYPEFACES, wordSpaceOf } from './typefaces';

/** Of the pages (apps/web/src/lib/palette.ts), in the light and in the dark. */
export const CARDS = { light: '#fffdfa', dark: '#251e1a' };
/** What says that something is wrong (apps/web/src/components/tokens.css). */
export const ERRORS = { light: '#b3261e', dark: '#ffaaa0' };
/** Colours that differ by less in each channel (0-255) are taken for one another. */
const ALIKE = 48;

/** The mix of two colours, `share` (0-1) of the way to the second. */
const mixed = (hex: string, other: string, share: number): string =>
  `#${namedColours([veiled(channelsOf(hex), channelsOf(other), share)])}`;

/** The ring of the focus has the accent, but stays ink for a red one: around a field it would say that something is wrong. */
function ringOf(accent: string, error: string): string {
  const wrong = channelsOf(error);
  const isAlike = channelsOf(accent).every((channel, at) => Math.abs(channel - (wrong[at] ?? 0)) < ALIKE);
  return isAlike ? 'var(--ink)' : accent;
}

/** Paper with a little of an accent, as the card of thanks has it. */
export const gladPaper = (accent: string): string => mixed(accent, CARDS.light, 0.88);

/** The colours of an accent, as the palette of the pages names them, in the light and in the dark. */
export function accentColours({ light, dark }: Accent) {
  const deep = mixed(light, '#000000', 0.2);
  return {
    light: { berry: light, berryDark: deep, berryLight: dark },
    dark: { berry: dark, berryDark: mixed(dark, '#ffffff', 0.3), berryLight: deep },
  };
}

/** The variables of the style sheets for the colours of an accent. `haze` is two digits of opacity. */
const variablesOf = (
  { berry, berryDark, berryLight }: Record<'berry' | 'berryDark' | 'berryLight', string>,
  haze: string,
): string =>
  `--berry:${berry};--berry-dark:${berryDark};--berry-light:${berryLight};--berry-edge:${berry}80;--berry-haze:${berry}${haze};`;

/**
 * The style sheet that gives an invitation its accent in place of the product's: buttons, links, the chosen answer, the ring of the
 * focus and the card of thanks (rule: accent-of-picture); and its title and headings its typeface (rule: typeface-of-picture). So
 * has the foot of its page; what else surrounds it, and a host's tools, keep the product's.
 */
export function accentRules({ typeface, accent }: Look): string {
  const { light, dark } = accentColours(accent);
  const onPaper = `--deep:${light.berryDark};${variablesOf(light, '0a')}--ring:${ringOf(light.berry, ERRORS.light)};--glad:${gladPaper(light.berry)}`;
  const inTheDark = `${variablesOf(dark, '14')}--ring:${ringOf(dark.berry, ERRORS.dark)};--glad:${mixed(dark.berry, CARDS.dark, 0.8)}`;
  const isJoined = isScript(typeface);
  // A title that no script of the page fits has its size by its length alone, for lines that stand closer and are no longer (rule: title-size).
  const fitted = `line-height:${lineHeightOf(typeface)}${isJoined ? `;word-spacing:${wordSpaceOf(typeface)}` : ''}`;
  const lines = `@media (scripting:enabled){article [data-title]{${fitted}}}`;
  // Headings, days and times are too small for a script, whose letters join.
  const fonts = TYPEFACES[typeface];
  const [headings, title] = isJoined
    ? ['var(--sans)', `${lines}article [data-title]{letter-spacing:0;--title:${fonts}}`]
    : [fonts, lines];
  // The title and the button on a picture keep their colours in the dark (apps/web/src/components/tokens.css).
  return `article,footer,article [data-on-picture]{${onPaper};--title:${headings}}@media screen and (prefers-color-scheme:dark){article{${inTheDark}}}${title}`;
}
