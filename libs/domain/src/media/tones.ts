import type { Colour } from './title-box';

/**
 * By the tone of a picture: the colour of the title, and what its ground is mixed with where the title could not be read
 * otherwise.
 */
export const TONES = {
  light: { text: [42, 35, 32], veil: [255, 250, 240] },
  dark: { text: [255, 250, 240], veil: [24, 16, 14] },
} as const satisfies Record<string, { text: Colour; veil: Colour }>;
export type Tone = keyof typeof TONES;
