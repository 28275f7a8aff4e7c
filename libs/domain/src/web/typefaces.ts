import { drawingName } from './hero-name';

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
} as const;
export type Typeface = keyof typeof TYPEFACES;

/** Of the lines of a title. Letters with long strokes up and down would touch those of the next line. */
export const LINE_HEIGHTS: Readonly<Record<Typeface, number>> = {
  fraunces: 1.06,
  cormorant: 1.14,
  bricolage: 1.06,
  fredoka: 1.06,
  young: 1.06,
};

/** The letters of the product's name, where nothing else on the page is in Fraunces. */
export const NAME_FONTS = `"Festlig", ${SERIFS}`;

/** The drawings of each typeface. */
export const DRAWINGS: Readonly<Record<Typeface, readonly string[]>> = {
  fraunces: ['apricot-dawn', 'candle-glow', 'lantern-night', 'lemon-branches', 'paper-fans', 'paper-lanterns'],
  cormorant: [
    'anemone-meadow',
    'blush-blooms',
    'dove-sky',
    'engraved-arches',
    'eucalyptus-garland',
    'evening-meadow',
    'falling-feathers',
    'firefly-ferns',
    'garden-wreath',
    'linen-wreath',
    'midnight-peonies',
    'morning-clouds',
    'paper-arches',
    'paper-cranes',
    'quiet-stars',
    'sage-mist',
    'sand-and-rose',
    'sea-glow',
    'water-rings',
  ],
  bricolage: [
    'bold-strokes',
    'calm-flags',
    'confetti-dusk',
    'fjord-blue',
    'paper-sunburst',
    'plum-evening',
    'quarter-circles',
    'rising-sun',
    'streamers',
    'threaded-garlands',
  ],
  fredoka: ['balloon-morning', 'bunting-and-balloons', 'icing-and-sprinkles', 'paper-chains'],
  young: [
    'cranberry-stars',
    'fir-and-stars',
    'fir-branches',
    'forest-deep',
    'honey-and-clay',
    'snow-at-dusk',
    'woven-hearts',
  ],
};

const BY_DRAWING = new Map(
  (Object.keys(DRAWINGS) as Typeface[]).flatMap((typeface) =>
    DRAWINGS[typeface].map((name) => [name, typeface] as const),
  ),
);

/** The typeface of an invitation, by its picture: a host's own picture, and none, have the product's (rule: typeface-of-picture). */
export const typefaceOf = (heroImage: string | null): Typeface =>
  (heroImage?.includes('/hero-images/') && BY_DRAWING.get(drawingName(heroImage))) || 'fraunces';

/** The font of a title of this size, as style sheets name it. */
export const titleFontOf = (heroImage: string | null, size: string): string => {
  const typeface = typefaceOf(heroImage);
  return `440 ${size}/${LINE_HEIGHTS[typeface]} ${TYPEFACES[typeface]}`;
};
