import type { ImageRefusal } from '@festlig/contracts/media';

/** An uploaded picture as JPEG files without any metadata: the one that crops are made from, and two for texts. */
export interface ReadPicture {
  master: Buffer;
  large: Buffer;
  small: Buffer;
  /** Pixels of `large`. */
  width: number;
  height: number;
}

/** Thrown for a file that cannot become a picture of a page. */
export class PictureRefused extends Error {
  constructor(readonly refusal: ImageRefusal) {
    super(refusal);
  }
}

/**
 * Decodes an uploaded file and encodes it anew, so that nothing of the file itself is ever served: no place where the
 * photo was taken, no colour profile, no other file hidden in it (rules: own-picture-by-content,
 * own-picture-without-traces).
 */
export abstract class PictureReader {
  /** @throws PictureRefused */
  abstract read(file: Buffer): Promise<ReadPicture>;
}
