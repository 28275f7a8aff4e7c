import { CONTRAST, contrast, luminance, veiled } from './contrast';
import type { Box, Colour } from './title-box';
import { type Tone, TONES } from './tones';

/** The size of a picture in px. */
export interface Size {
  width: number;
  height: number;
}

/** The box in px. */
export const boxIn = ({ width, height }: Size, { top, side, bottom }: Box) => ({
  left: Math.floor(side * width),
  top: Math.floor(top * height),
  width: Math.ceil((1 - 2 * side) * width),
  height: Math.ceil((1 - top - bottom) * height),
});

/** Share of the places behind a title that may be worse than {@link CONTRAST}: a single glint hides no letter. */
const GLINTS = 0.01;
/** What a veil aims at: encoding as JPEG changes colours a little. */
const AIM = 4.8;
const STEP = 0.05;
/** The strongest veil: of the darkest picture, nothing more would be seen. */
const STRONGEST = 0.9;

/** The contrast of the title with the places behind it: the worst of them, except for a few glints. */
export function worstContrast(places: readonly Colour[], tone: Tone, strength = 0): number {
  const { text, veil } = TONES[tone];
  const own = luminance(text);
  const all = places.map((place) => contrast(own, luminance(veiled(place, veil, strength)))).sort((a, b) => a - b);
  return all[Math.floor(all.length * GLINTS)] ?? 1;
}

/** The weakest veil under which a title of this tone can be read on these places, 0 for none (rule: mail-look). */
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
