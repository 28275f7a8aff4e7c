/**
 * The mean colour behind the title of the first picture of each occasion, by the picture's file: what its box shows until
 * the picture has come, so that the title can be read at once.
 */
export const GROUNDS: Readonly<Record<string, string>> = {
  'confetti-dusk-dark': '#673f4f',
  'lantern-night-dark': '#3c4747',
  'fir-and-stars-dark': '#384c41',
  'linen-wreath-light': '#dad0c0',
  'dove-sky-light': '#e3e4e0',
  'paper-sunburst-light': '#e6dac7',
  'balloon-morning-light': '#ecddce',
};

/** The name of a picture: that of its file, without the extension. */
export const heroName = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/** The ground of a picture; null for a picture that is not known. */
export const heroGround = (path: string | null): string | null =>
  path === null ? null : (GROUNDS[heroName(path)] ?? null);
