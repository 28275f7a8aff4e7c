import type { PhotoFormat, PhotoSize } from '@festlig/domain/web/photo-image';

/** A file of a photo, as it is served. */
export interface PhotoFile {
  size: PhotoSize;
  format: PhotoFormat;
  bytes: Buffer<ArrayBuffer>;
}

/** What is made of an uploaded photo. */
export interface ReadPhoto {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Bytes of the largest size. */
  fullBytes: number;
  /** A data URI of a few pixels. */
  blur: string;
}

/**
 * Decodes an uploaded photo and encodes it anew in all sizes, so that nothing of the file itself is ever served
 * (rules: photo-by-content, photo-without-traces).
 */
export abstract class PhotoReader {
  /**
   * Gives each file away as soon as it is made, so that no more of them are in memory than necessary; who gets it may
   * release it. The uploaded file itself is released: nobody reads it after this.
   * @throws PictureRefused, perhaps after some of the files were given away
   */
  abstract read(uploaded: Buffer<ArrayBuffer>, give: (made: PhotoFile) => void): Promise<ReadPhoto>;
}
