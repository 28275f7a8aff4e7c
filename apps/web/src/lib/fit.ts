/** Limits of a title's size in px (rule: title-size). */
export const TITLE_MIN_PX = 16;
/** Below this a long word is rather broken. */
export const TITLE_EASY_PX = 28;
export const TITLE_MAX_PX = 70;

/**
 * Returns the largest whole number from `min` to `max` for which `fits` is true, or `min` when there is none. Binary
 * search: once `fits` is false, it must be false for every larger number.
 */
export function largestThatFits(min: number, max: number, fits: (size: number) => boolean): number {
  let low = min;
  let high = max;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
