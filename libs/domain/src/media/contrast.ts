import { type Colour, type Tone, TONES } from './title-box';

/** The contrast that text of any size needs (WCAG 2.2, 1.4.3); a large title needs less. */
export const CONTRAST = 4.5;

/** Share of the places behind a title that may be worse than {@link CONTRAST}: a single glint hides no letter. */
const GLINTS = 0.01;
/** What a veil aims at: encoding as JPEG changes colours a little. */
const AIM = 4.8;
const STEP = 0.05;
/** The strongest veil: of the darkest picture, nothing more would be seen. */
const STRONGEST = 0.9;

const linear = (channel: number): number => {
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

/** The contrast of the title with the places behind it: the worst of them, except for a few glints. */
export function worstContrast(places: readonly Colour[], tone: Tone, strength = 0): number {
  const { text, veil } = TONES[tone];
  const own = luminance(text);
  const all = places.map((place) => contrast(own, luminance(veiled(place, veil, strength)))).sort((a, b) => a - b);
  return all[Math.floor(all.length * GLINTS)] ?? 1;
}

/** The weakest veil under which a title of this tone can be read on these places, 0 for none (rule: own-hero-readable). */
export function veilFor(places: readonly Colour[], tone: Tone): number {
  if (worstContrast(places, tone) >= CONTRAST) return 0;
  let strength = STEP;
  while (strength < STRONGEST && worstContrast(places, tone, strength) < AIM) strength += STEP;
  return Math.min(strength, STRONGEST);
}

/** The tone that needs the weaker veil over all formats; of equals the dark one, whose picture keeps its depth. */
export function toneOf(formats: readonly (readonly Colour[])[]): Tone {
  const strongest = (tone: Tone) => Math.max(...formats.map((places) => veilFor(places, tone)));
  return strongest('dark') <= strongest('light') ? 'dark' : 'light';
}
