import type { TitlePlace } from '../media/title-box';

const beside = (folder: string) => (path: string) => {
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash)}/${folder}${path.slice(slash)}`;
};

/** The thumbnail of a hero image: in the `thumbs` folder beside it (rule: hero-thumbs). */
export const heroThumb = beside('thumbs');

/** A hero image in portrait format, 820 x 900 px: what a narrow box shows, sharp enough for phones. */
export const heroUpright = beside('upright');

/** A box narrower than this, in CSS px, shows the upright picture. */
export const UPRIGHT_BELOW = 560;

/** Screens on which every box is narrow enough; wider ones load the whole picture. */
export const UPRIGHT_SCREENS = `(max-width: ${UPRIGHT_BELOW - 1}px)`;
export const WIDE_SCREENS = `(min-width: ${UPRIGHT_BELOW}px)`;

/** The tone of the picture, given by its name: `<name>-<tone>.jpg`. Other pictures count as dark. */
export function heroTone(path: string | null): 'light' | 'dark' {
  return path === null || /-light\.\w+$/.test(path) ? 'light' : 'dark';
}

/** The drawn pictures whose title is not below what is drawn: those with a frame, on the ground, and on both sides. */
const WITHIN = /wreath|arches|rings/;
const ABOVE = /meadow|glow|at-dusk/;
const BETWEEN = /fir-and/;

/** Where the title is on a picture, by its name (rule: title-on-calm). */
export function titlePlace(path: string | null): TitlePlace {
  if (!path?.includes('/hero-') || path.includes('/gradients/')) return 'middle';
  if (WITHIN.test(path)) return 'within';
  if (ABOVE.test(path)) return 'above';
  return BETWEEN.test(path) ? 'between' : 'below';
}
