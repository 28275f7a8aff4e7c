import type { ErrorTable } from '../define';

export const mediaErrors = {
  image_too_large: { status: 413 },
  /** Neither JPEG nor PNG. */
  image_not_picture: { status: 422 },
  image_is_heic: { status: 422 },
  image_is_animated: { status: 422 },
  image_broken: { status: 422 },
  image_too_many_pixels: { status: 422 },
  image_too_small: { status: 422 },
  /** The picture has not been read yet. */
  image_not_ready: { status: 409 },
  /** `maximum`. */
  too_many_images: { status: 409 },
  /** `maximum` a day. */
  too_many_uploads: { status: 429 },
  too_many_crops: { status: 409 },
} as const satisfies ErrorTable;
