const MEGABYTE = 1024 ** 2;

export interface FileProblem {
  code:
    | 'image_broken'
    | 'image_is_heic'
    | 'image_not_picture'
    | 'image_too_large'
    | 'image_too_many_pixels'
    | 'image_too_small';
  params?: Record<string, number>;
}
interface TooLarge extends FileProblem {
  code: 'image_too_large';
  params: { megabytes: number };
}

/** Why a file of so many bytes is not taken, before it is sent and when it is announced. */
export const sizeProblem = (bytes: number, most: number): TooLarge | null =>
  bytes > most ? { code: 'image_too_large', params: { megabytes: most / MEGABYTE } } : null;

/**
 * Why a chosen file cannot become a photo, as far as its name and size tell; the rest is known by its content, which the
 * service reads (rule: photo-by-content). `most` in bytes.
 */
export function fileProblem({ type, size }: { type: string; size: number }, most: number): FileProblem | null {
  if (size === 0) return { code: 'image_broken' };
  // A browser that does not know a format gives it no type.
  if (type !== '' && !type.startsWith('image/')) return { code: 'image_not_picture' };
  return sizeProblem(size, most);
}

/** Why a file that is no JPEG or PNG cannot become a picture of a page. */
export const otherFile = ({ type }: { type: string }): FileProblem => ({
  code: /hei[cf]$/.test(type) ? 'image_is_heic' : 'image_not_picture',
});

/** The most pixels of a picture, and the fewest of its shorter side once the longer one is reduced to `longest`. */
interface PixelLimits {
  most: number;
  longest: number;
  shortest: number;
}

/** Why a picture of this size is refused (rule: own-picture-limits). */
export function pixelProblem(
  { width, height }: { width: number; height: number },
  { most, longest, shortest }: PixelLimits,
): (FileProblem & { code: 'image_too_many_pixels' | 'image_too_small' }) | null {
  if (width * height > most) return { code: 'image_too_many_pixels' };
  // A very narrow picture loses nearly all of its shorter side when the longer one is reduced.
  const scale = Math.min(1, longest / Math.max(width, height));
  return Math.min(width, height) * scale < shortest ? { code: 'image_too_small' } : null;
}
