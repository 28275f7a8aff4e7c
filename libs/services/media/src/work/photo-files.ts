import {
  photoAt,
  photoImage,
  PHOTO_FORMATS,
  PHOTO_SIZES,
  type PhotoSize,
  type PhotoFormat,
} from '@festlig/domain/web/photo-image';
import { keyAt } from './file-keys';

interface Named {
  _id: string;
  partyId: string;
  secret: string;
}

/** The file as it was uploaded: private, and deleted once it is read. */
export const photoUploadKey = (photoId: string): string => `uploads/photos/${photoId}`;

export const photoSrc = ({ _id: photoId, partyId, secret }: Named): string => photoImage({ photoId, partyId, secret });

/** All sizes and formats of a photo. */
export const PHOTO_FILES: readonly (readonly [PhotoSize, PhotoFormat])[] = [
  ...PHOTO_SIZES.flatMap((size) => PHOTO_FORMATS.map((format) => [size, format] as const)),
  ['full', 'jpg'],
];

export const photoKey = (photo: Named, size: PhotoSize, format: PhotoFormat): string =>
  keyAt(photoAt(photoSrc(photo), size, format as 'jpg'));

/** All files that a photo may have, whatever has become of it. */
export const allPhotoKeys = (photo: Named): string[] => [
  photoUploadKey(photo._id),
  ...PHOTO_FILES.map(([size, format]) => photoKey(photo, size, format)),
];
