import type { Sharp } from 'sharp';
import type { InFormats } from './hero-renderer';

/** Quality by format; narrow screens have more pixels for each point. */
export const QUALITY = { full: { jpg: 80, avif: 50, webp: 55 }, upright: { jpg: 75, avif: 50, webp: 45 } } as const;

/**
 * How hard AVIF is searched for fewer bytes. On the grain of a drawing more effort takes several times as long and saves nothing;
 * on a photo it does (docs/decisions/051).
 */
export const EFFORT = { drawing: 0, photo: 2 } as const;

/** Encodes a picture in all formats, one after the other, so that no more than one encoder holds memory. */
export async function inFormats(
  picture: () => Sharp,
  quality: (typeof QUALITY)[keyof typeof QUALITY],
  effort: number,
): Promise<InFormats> {
  const jpg = await picture().jpeg({ quality: quality.jpg, mozjpeg: true }).toBuffer();
  const avif = await picture().avif({ quality: quality.avif, effort, chromaSubsampling: '4:2:0' }).toBuffer();
  const webp = await picture().webp({ quality: quality.webp, effort: 2 }).toBuffer();
  return { jpg, avif, webp };
}
