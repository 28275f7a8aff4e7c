/** A box within a picture: distances from its edges, as shares of its height (top, bottom) and width (side). */
export interface Box {
  top: number;
  side: number;
  bottom: number;
}

/** Where the title of a page stands on its hero picture; apps/web's InvitationHero places it there. */
export const TITLE_BOXES = {
  wide: { top: 0.24, side: 0.28, bottom: 0.15 },
  upright: { top: 0.22, side: 0.11, bottom: 0.15 },
} as const satisfies Record<string, Box>;

/** A colour in sRGB, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * By the tone of a picture: the colour of the title, and of the veil over a picture on which the title could not be
 * read otherwise.
 */
export const TONES = {
  light: { text: [42, 35, 32], veil: [255, 250, 240] },
  dark: { text: [255, 250, 240], veil: [24, 16, 14] },
} as const satisfies Record<string, { text: Colour; veil: Colour }>;
export type Tone = keyof typeof TONES;
