import type { HeroFormat } from '@festlig/domain/web/hero-image';

/** The sizes of a hero picture, in px: whole, in portrait format for phones, as a thumbnail, and in mails, in two parts. */
export const HERO_SIZES = {
  full: { width: 1600, height: 900 },
  upright: { width: 820, height: 900 },
  thumb: { width: 480, height: 270 },
  /** As high as their drawings, and of a host's own picture as the part that is shown. */
  mail: { width: 1200 },
  foot: { width: 1200 },
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
  /** JPEG of what a mail shows of it (rule: mail-look). */
  mail: Buffer;
  /** JPEG of the lower part in a mail; null of what has none. */
  foot: Buffer | null;
}

/** A drawing as SVG: its two formats are drawn separately, so that nothing is lost at the sides of a phone. */
export interface HeroDrawings {
  wide: string;
  upright: string;
  /** What is shown of it where it has no title; null for the whole. */
  part: string | null;
  /** What a mail shows of it. */
  mail: string;
  /** What a mail shows of it below the facts besides; null of what has no such part. */
  foot: string | null;
}

/** Renders a drawing. */
export abstract class HeroRenderer {
  abstract render(drawings: HeroDrawings): Promise<RenderedHero>;
}
