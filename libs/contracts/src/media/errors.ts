import type { ErrorTable } from '../define';

export const mediaErrors = {
  /** Above `megabytes`. */
  image_too_large: { status: 413 },
  /** Neither JPEG nor PNG. */
  image_not_picture: { status: 422 },
  image_is_heic: { status: 422 },
  image_is_animated: { status: 422 },
  image_broken: { status: 422 },
  image_too_many_pixels: { status: 422 },
  /** Below `pixels` on a side. */
  image_too_small: { status: 422 },
  /** The picture has not been read yet. */
  image_not_ready: { status: 409 },
  /** `maximum`. */
  too_many_images: { status: 409 },
  /** `maximum` a day. */
  too_many_uploads: { status: 429 },
  too_many_crops: { status: 409 },
  /** The gallery does not take photos from the caller at present. */
  gallery_closed: { status: 409 },
  /** The party has `maximum` photos, as many as it may have. */
  photo_limit: { status: 409 },
  /** The same picture is in the gallery, or on its way. */
  photo_duplicate: { status: 409 },
  /** Who uploads must say a name. */
  name_required: { status: 422, field: 'name' },
  /** `maximum` a day. */
  too_many_photos: { status: 429 },
  /** The party has its photo book switched off. */
  book_off: { status: 409 },
  /** None of the chosen photos is in the gallery. */
  book_empty: { status: 422 },
  /** More photos than a book has room for. */
  book_full: { status: 422, field: 'photoIds' },
  book_not_ready: { status: 409 },
} as const satisfies ErrorTable;
