/**
 * Distances from the edge in px at which bars are looked for: farther than the gap below a bar that floats, and as high as a message
 * is, since a bar of a part of the page stands where that ends, above the end of the page.
 */
const FROM_THE_EDGE = [16, 44, 76];

/**
 * The height of the bars that stand at the lower edge of the screen, in px; null when something covers the screen, as a
 * dialog does. Elements of `own` do not count.
 */
export function barsBelow(own: string): number | null {
  // The DOM of tests lays nothing out.
  if (typeof document.elementsFromPoint !== 'function') return 0;
  const heights = FROM_THE_EDGE.flatMap((above) => document.elementsFromPoint(innerWidth / 2, innerHeight - above))
    .filter((element) => !element.closest(own) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((bar) => innerHeight - bar.getBoundingClientRect().top);
  const highest = Math.max(0, ...heights);
  return highest > innerHeight / 2 ? null : highest;
}
