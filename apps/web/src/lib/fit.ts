/** A title is between 20 and 70 px (rule: title-size). */
export const TITLE_MIN_PX = 20;
export const TITLE_MAX_PX = 70;

/** The largest whole number from `min` to `max` that fits; `min` when none does. `fits` must not grow again once false. */
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
