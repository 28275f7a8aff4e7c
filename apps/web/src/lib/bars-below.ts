/** Farther from the edge than the gap below a bar that floats. */
const FROM_THE_EDGE = 16;

/**
 * The height of the bars that stand at the lower edge of the screen, in px; null when something covers the screen, as a
 * dialog does. Elements of `own` do not count.
 */
export function barsBelow(own: string): number | null {
  // The DOM of tests lays nothing out.
  if (typeof document.elementsFromPoint !== 'function') return 0;
  const heights = document
    .elementsFromPoint(innerWidth / 2, innerHeight - FROM_THE_EDGE)
    .filter((element) => !element.closest(own) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((bar) => innerHeight - bar.getBoundingClientRect().top);
  const highest = Math.max(0, ...heights);
  return highest > innerHeight / 2 ? null : highest;
}
