/** The most photos of a photo book. */
export const BOOK_PHOTOS = 300;
