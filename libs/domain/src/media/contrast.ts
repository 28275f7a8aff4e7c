import type { Colour } from './title-box';

/** The contrast that text of any size needs (WCAG 2.2, 1.4.3); a large title needs less. */
export const CONTRAST = 4.5;

/** A channel, 0 to 255, as light, 0 to 1. */
export const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2). */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two luminances, 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A colour under a veil of this strength, 0 to 1. */
export const veiled = (colour: Colour, veil: Colour, strength: number): Colour => [
  colour[0] + (veil[0] - colour[0]) * strength,
  colour[1] + (veil[1] - colour[1]) * strength,
  colour[2] + (veil[2] - colour[2]) * strength,
];
