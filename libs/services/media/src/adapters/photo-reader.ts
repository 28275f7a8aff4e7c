import type { PhotoFormat, PhotoSize } from '@festlig/domain/web/photo-image';

/** A file of a photo, as it is served. */
export interface PhotoFile {
  size: PhotoSize;
  format: PhotoFormat;
  bytes: Buffer<ArrayBuffer>;
}

/** What is made of an uploaded photo. */
export interface ReadPhoto {
  files: PhotoFile[];
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** A data URI of a few pixels. */
  blur: string;
}

/**
 * Decodes an uploaded photo and encodes it anew in all sizes, so that nothing of the file itself is ever served
 * (rules: photo-by-content, photo-without-traces).
 */
export abstract class PhotoReader {
  /** @throws PictureRefused */
  abstract read(file: Buffer): Promise<ReadPhoto>;
}
