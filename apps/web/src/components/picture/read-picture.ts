import { uploadImage } from '@festlig/contracts/media/http';
import { IMAGE_LONGEST, IMAGE_PIXELS, IMAGE_SHORTEST } from '@festlig/contracts/media/image-limits';
import { type Area, CROP_ASPECTS, type CropFormat, pixelsOf } from '@festlig/domain/media/crop-area';
import { fileProblem, otherFile, pixelProblem } from '@festlig/domain/media/check-file';
import { LIMITS } from './use-picture-upload';
import type { CodedError } from '../../lib/coded-error';
import { QUALITY } from '../../lib/reduce-picture';

export interface Size {
  width: number;
  height: number;
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

/** As high as the pictures of pages are. */
const HEIGHT = 900;
/** The title, which is dark, can be read on any picture: how much it needs is measured once the picture is sent. */
const VEIL = 'rgba(255, 250, 240, 0.6)';

/** The part of a picture for one format, as the draft shows it. */
export const partOf = (file: Blob, format: CropFormat, part: Area): Promise<Blob | null> =>
  drawn(file, (bitmap) => {
    const { left, top, width, height } = pixelsOf(bitmap, part);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.round(HEIGHT * CROP_ASPECTS[format]), height: HEIGHT });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
    if (context) context.fillStyle = VEIL;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  });
