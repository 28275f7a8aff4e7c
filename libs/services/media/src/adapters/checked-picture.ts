import { type ImageRefusal, IMAGE_PIXELS } from '@festlig/contracts/media';
import { pixelProblem } from '@festlig/domain/media/check-file';
import { type FileKind, fileKind } from '@festlig/domain/media/file-kind';
import { jpegScans } from '@festlig/domain/media/jpeg-scans';
import { pngWithoutTexts } from '@festlig/domain/media/png-without-texts';
import type { Metadata } from 'sharp';
import { frugal } from './frugal';
import { PictureRefused } from './picture-reader';

/** A camera writes about ten scans. Each one visits all pixels, before the time limit of the decoder applies. */
const MOST_SCANS = 100;

const REFUSED: Readonly<Partial<Record<FileKind, ImageRefusal>>> = {
  'animated-png': 'image_is_animated',
  heic: 'image_is_heic',
  other: 'image_not_picture',
};

/** What a picture must be; its sides are looked at as they are when the longer one is reduced to `longest` pixels. */
interface Bounds {
  longest: number;
  shortest: number;
}

/**
 * Looks at an uploaded file as far as that is possible without decoding it: what it is, whether it would take too much
 * memory or time, and its size by its head. Returns the bytes to decode (rule: own-picture-by-content).
 * @throws PictureRefused
 */
export async function checkedPicture(
  uploaded: Buffer,
  { longest, shortest }: Bounds,
): Promise<{ file: Uint8Array; head: Metadata }> {
  const kind = fileKind(uploaded);
  const refusal = REFUSED[kind];
  if (refusal) throw new PictureRefused(refusal);
  const file = kind === 'png' ? pngWithoutTexts(uploaded) : uploaded;
  if (kind === 'jpeg' && jpegScans(file) > MOST_SCANS) throw new PictureRefused('image_broken');
  const sharp = frugal((await import('sharp')).default);
  // A small file can claim any number of pixels.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== kind) throw new PictureRefused('image_broken');
  const { width, height } = head;
  const problem = pixelProblem({ width, height }, { most: IMAGE_PIXELS, longest, shortest });
  if (problem) throw new PictureRefused(problem.code);
  return { file, head };
}
