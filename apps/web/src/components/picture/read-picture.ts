import { uploadImage } from '@festlig/contracts/media/http';
import { IMAGE_LONGEST, IMAGE_PIXELS, IMAGE_SHORTEST } from '@festlig/contracts/media/image-limits';
import { type Area, CROP_ASPECTS, type CropFormat, pixelsOf } from '@festlig/domain/media/crop-area';
import type { Colour } from '@festlig/domain/media/title-box';
import type { Size } from '@festlig/domain/media/veil';
import { ROWS } from '@festlig/domain/web/hero-colours';
import { ANY_PHOTO, photoLook, PLACES } from '@festlig/domain/web/photo-look';
import { huesOf } from '@festlig/domain/web/photo-vivid';
import { fileProblem, otherFile, pixelProblem } from '@festlig/domain/media/check-file';
import { LIMITS } from './use-picture-upload';
import type { CodedError } from '../../lib/coded-error';
import { QUALITY } from '../../lib/reduce-picture';

interface Rect extends Size {
  left: number;
  top: number;
}

/** The size of a chosen file as a picture, or why it cannot be one, as far as a browser can tell (rule: own-picture-limits). */
export async function readPicture(file: File): Promise<Size | CodedError> {
  const problem = fileProblem(file, uploadImage.maxBytes);
  if (problem) return problem;
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return otherFile(file);
  try {
    const { width, height } = await drawn(file, (bitmap) => ({ width: bitmap.width, height: bitmap.height }));
    const limits = { most: IMAGE_PIXELS, longest: IMAGE_LONGEST, shortest: IMAGE_SHORTEST };
    const unfit = pixelProblem({ width, height }, limits);
    return unfit ? { ...unfit, params: LIMITS } : { width, height };
  } catch {
    return otherFile({ type: '' });
  }
}

async function drawn<T>(file: Blob, work: (bitmap: ImageBitmap) => T | Promise<T>): Promise<T> {
  const bitmap = await createImageBitmap(file);
  try {
    return await work(bitmap);
  } finally {
    bitmap.close();
  }
}

/** The colours of a part of a picture, drawn in this size. */
function coloursOf(bitmap: ImageBitmap, { left, top, width, height }: Rect, size: Size) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, width, height, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const channel = (at: number) => data[at] ?? 0;
  return Array.from({ length: data.length / 4 }, (_, n): Colour => [
    channel(4 * n),
    channel(4 * n + 1),
    channel(4 * n + 2),
  ]);
}

/** The colours of a picture that is not sent yet, as its name will say them then (rule: hero-colours). */
export const lookOfFile = (file: Blob, parts: Record<CropFormat, Area>): Promise<string> =>
  drawn(file, (bitmap) => {
    const [wide, upright] = [pixelsOf(bitmap, parts.wide), pixelsOf(bitmap, parts.upright)];
    // What phones show as well.
    const middle = { ...wide, width: wide.height * CROP_ASPECTS.upright };
    middle.left += (wide.width - middle.width) / 2;
    return photoLook({
      rows: coloursOf(bitmap, middle, { width: 1, height: ROWS }),
      upright: coloursOf(bitmap, upright, PLACES.upright),
    });
  }).catch(() => ANY_PHOTO);

/** The hues that a host can choose from this part of a picture, beside a known colour. */
export const huesOfFile = (file: Blob, part: Area, known: string): Promise<number[]> =>
  drawn(file, (bitmap) => huesOf(coloursOf(bitmap, pixelsOf(bitmap, part), PLACES.wide), known));

/** As high as the pictures of pages are. */
const HEIGHT = 900;

/** The part of a picture for one format, as the draft shows it. */
export const partOf = (file: Blob, format: CropFormat, part: Area): Promise<Blob | null> =>
  drawn(file, (bitmap) => {
    const { left, top, width, height } = pixelsOf(bitmap, part);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.round(HEIGHT * CROP_ASPECTS[format]), height: HEIGHT });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
    return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  });
