/** The limits of a host's own pictures (rule: own-picture-limits), besides the bytes of the file (`maxBytes` in http.ts). */

/** Pixels of an uploaded picture. */
export const IMAGE_PIXELS = 50_000_000;
/** Pixels of the shorter side: a smaller picture is blurred on every screen. */
export const IMAGE_SHORTEST = 200;
/** Pixels of the longer side, to which a larger picture is reduced. */
export const IMAGE_LONGEST = 3200;
/** Pictures of one party. */
export const IMAGES_OF_PARTY = 200;
/** Pictures that one account uploads in a day. */
export const IMAGES_A_DAY = 100;
/** Pictures of one party that are being received or wait for the worker. */
export const IMAGES_AT_ONCE = 10;
/** Ways in which one picture is cropped for the top of the page. */
export const CROPS_OF_IMAGE = 50;
