/** Unlisted replies are counted up to this many of each answer. In a file of its own, as the limit of messages is. */
export const UNLISTED_COUNTED = 1000;
