import type { HeroFormat } from '@festlig/domain/web/hero-image';

/** The sizes of a hero picture, in px: whole, in portrait format for phones, and as a thumbnail. */
export const HERO_SIZES = {
  full: { width: 1600, height: 900 },
  upright: { width: 820, height: 900 },
  thumb: { width: 480, height: 270 },
} as const;

/** The same picture in each format (rule: hero-formats). */
export type InFormats = Record<HeroFormat | 'jpg', Buffer>;

/** A hero picture in {@link HERO_SIZES}. */
export interface RenderedHero {
  full: InFormats;
  upright: InFormats;
  /** JPEG. */
  thumb: Buffer;
  /** JPEG of the full size; null where the picture is shown whole everywhere (rule: hero-untitled). */
  part: Buffer | null;
}

/** A drawing as SVG: its two formats are drawn separately, so that nothing is lost at the sides of a phone. */
export interface HeroDrawings {
  wide: string;
  upright: string;
  /** What is shown of it where it has no title; null for the whole. */
  part: string | null;
}

/** Renders a drawing. */
export abstract class HeroRenderer {
  abstract render(drawings: HeroDrawings): Promise<RenderedHero>;
}
