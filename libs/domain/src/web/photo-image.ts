/**
 * What belongs to one photo, in the addresses of its files. Only who was told the secret can name them (rule:
 * photo-addresses).
 */
export interface PhotoImageRef {
  partyId: string;
  photoId: string;
  secret: string;
}

/** Pixels of the width of a photo on a page; `full` is for downloads. */
export const PHOTO_SIZES = [500, 1600] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number] | 'full';
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The address of a photo as the API tells it. */
export const photoImage = ({ partyId, photoId, secret }: PhotoImageRef): string =>
  `/media/photos/${partyId}/${photoId}/${secret}/1600.jpg`;

/** The address of another size or format of the photo at `src`; `full` is JPEG only. */
export const photoAt = <S extends PhotoSize>(
  src: string,
  size: S,
  format: S extends 'full' ? 'jpg' : PhotoFormat,
): string => `${src.slice(0, src.lastIndexOf('/'))}/${size}.${format}`;

/** Screens on which the gallery fills the window, and those on which it lies over the invitation. */
export const PHONES = '(max-width: 599.95px)';
export const BEYOND_PHONES = '(min-width: 600px)';
