/** The sizes of a hero picture, in px: whole, in portrait format for phones, and as a thumbnail. */
export const HERO_SIZES = {
  full: { width: 1600, height: 900 },
  upright: { width: 820, height: 900 },
  thumb: { width: 480, height: 270 },
} as const;

/** A hero picture as JPEG files of {@link HERO_SIZES}. */
export interface RenderedHero {
  full: Buffer;
  upright: Buffer;
  thumb: Buffer;
}

/** Renders a drawing, whose two formats are drawn separately, so that nothing is lost at the sides of a phone. */
export abstract class HeroRenderer {
  abstract render(drawings: { wide: string; upright: string }): Promise<RenderedHero>;
}
