import { uploadPhoto } from './http';

/** The limits of the guests' photos (rules: photo-file, photo-amounts), besides those of the party's plan. */

/** Bytes of an uploaded file. */
export const PHOTO_BYTES = uploadPhoto.maxBytes;
/** Pixels of the shorter side. */
export const PHOTO_SHORTEST = 64;
/** Photos on a page of the gallery, and when it fills the window (rule: photo-grid). */
export const PHOTO_PAGE = 9;
export const PHOTO_PAGE_EXPANDED = 18;
/** The room that is left from which on it is told (rule: photo-room). */
export const FEW_LEFT = 20;
/** Photos of one party, also when its plan has no limit. */
export const PHOTOS_OF_PARTY = 10_000;
/** Photos that one browser or account adds in a day, over all parties. */
export const PHOTOS_A_DAY = 500;
/** Photos of one party that are being received or wait for the worker. */
export const PHOTOS_AT_ONCE = 400;
/** Photos of one party whose files have not come, announced by guests from one network. */
export const PHOTOS_OF_NETWORK = 100;
/** Minutes after which a photo whose file has not arrived is given up. */
export const PHOTO_RECEIVING_MINUTES = 10;
/**
 * Minutes after the announcement in which something of a file may still arrive that a browser sends to the file store
 * itself: a request that has begun in time may end later.
 */
export const PHOTO_DIRECT_MINUTES = 70;
/** Photos that a wall has at a time. */
export const WALL_PHOTOS = 24;
