const MEGABYTE = 1024 ** 2;

export interface FileProblem {
  code: 'image_broken' | 'image_not_picture' | 'image_too_large';
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
