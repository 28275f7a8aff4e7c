import { drawingOf } from './hero-accents';

/** What stands in for a typeface until its file has come: as wide, and like it (apps/web, components/fallback-fonts.css and typefaces.css). */
const SERIFS = '"Fraunces by Georgia", "Fraunces by Noto", "Fraunces by Times", "Fraunces by DejaVu", serif';
const PLAIN = '"Titles by Arial", "Titles by DejaVu", sans-serif';

/** The typefaces of titles, by the names of their files, as style sheets name them. */
export const TYPEFACES = {
  /** The product's own. */
  fraunces: `"Fraunces Variable", ${SERIFS}`,
  /** Fine and of high contrast. */
  cormorant: `"Cormorant Garamond", ${SERIFS}`,
  /** Bold and plain. */
  bricolage: `"Bricolage Grotesque", ${PLAIN}`,
  /** Round. */
  fredoka: `"Fredoka", ${PLAIN}`,
  /** Warm and sturdy, as if cut by hand. */
  young: `"Young Serif", ${SERIFS}`,
  /** A script, as with a pointed pen. */
  vibes: `"Great Vibes", ${SERIFS}`,
  /** Loose handwriting, as with a brush. */
  caveat: `"Caveat", ${PLAIN}`,
} as const;
export type Typeface = keyof typeof TYPEFACES;

/** The address at which mails load a typeface: it stays the same, because mails are kept (tools/web-build/common-letters.ts writes the files). */
export const fontPath = (typeface: Typeface): string => `/fonts/${typeface}.woff2`;

/** The same of the words of a mail. */
export const TEXT_FONT_PATH = '/fonts/figtree.woff2';

/** Of the typefaces whose letters with long strokes up and down would touch those of the next line. */
const HIGH: Partial<Record<Typeface, number>> = { cormorant: 1.14, vibes: 1.25, caveat: 1.1 };
/** The height of the lines of a title. */
export const lineHeightOf = (typeface: Typeface): number => HIGH[typeface] ?? 1.06;

/** A script is for titles alone, whose letters join. */
export const isScript = (typeface: Typeface): boolean => typeface === 'vibes';

/** What is added to the room between the words of a title: those of the script stand so close that they are read as one. */
export const wordSpaceOf = (typeface: Typeface): string => (isScript(typeface) ? '.1em' : '0');

/** Capitals of a script beside each other cannot be read. */
const CAPITALS = /\p{Lu}{2}/u;

/** The typeface in which a title can be read: of one with capitals beside each other it is no script (rule: typeface-of-picture). */
export const legible = (typeface: Typeface, title: string): Typeface =>
  isScript(typeface) && CAPITALS.test(title) ? 'cormorant' : typeface;

/** The letters of the product's name, where nothing else on the page is in Fraunces. */
export const NAME_FONTS = `"Festlig", ${SERIFS}`;

/** The typeface of a drawing; null for a host's own picture, and without one. */
export const typefaceOf = (heroImage: string | null): Typeface | null => drawingOf(heroImage)?.typeface ?? null;

/** The font of a title of this size, as style sheets name it. */
export const titleFontOf = (typeface: Typeface, size: string): string =>
  `440 ${size}/${lineHeightOf(typeface)} ${TYPEFACES[typeface]}`;
