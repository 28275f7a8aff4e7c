/**
 * The mean colour behind the title of each picture of the front page, by the picture's file: what its tile shows until the
 * picture has come, so that the title can be read at once.
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

const nameOf = (picture: string): string => picture.slice(picture.lastIndexOf('/') + 1, picture.lastIndexOf('.'));

/** The class of a tile's ground; none for a picture that is not known. */
export const groundOf = (picture: string | null): string =>
  picture !== null && nameOf(picture) in GROUNDS ? ` st-on-${nameOf(picture)}` : '';
