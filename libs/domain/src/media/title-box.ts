/** A box within a picture: distances from its edges, as shares of its height (top, bottom) and width (side). */
export interface Box {
  top: number;
  side: number;
  bottom: number;
}

/**
 * Where title and eyebrow stand on a hero picture, in each of its formats (rule: title-on-calm): across one of colours
 * alone, and of a drawn one below what hangs, above what grows, between both, or within a frame.
 */
export const TITLE_BOXES = {
  across: { wide: { top: 0.24, side: 0.12, bottom: 0.15 }, upright: { top: 0.22, side: 0.07, bottom: 0.15 } },
  below: { wide: { top: 0.34, side: 0.24, bottom: 0.13 }, upright: { top: 0.32, side: 0.08, bottom: 0.1 } },
  above: { wide: { top: 0.14, side: 0.24, bottom: 0.36 }, upright: { top: 0.14, side: 0.08, bottom: 0.35 } },
  between: { wide: { top: 0.25, side: 0.24, bottom: 0.27 }, upright: { top: 0.24, side: 0.08, bottom: 0.26 } },
  within: { wide: { top: 0.28, side: 0.256, bottom: 0.28 }, upright: { top: 0.26, side: 0.21, bottom: 0.26 } },
} as const satisfies Record<string, Record<'wide' | 'upright', Box>>;
export type DrawnPlace = keyof typeof TITLE_BOXES;
/** That of a host's own picture is under it, on the page. */
export type TitlePlace = DrawnPlace | 'under';

/** A colour in sRGB, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
