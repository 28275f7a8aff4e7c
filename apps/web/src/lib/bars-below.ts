/** Farther from the edge than the gap below a bar that floats, in px. */
const FROM_THE_EDGE = 16;
/** A message would lie over a bar whose lower edge is within these distances from where the message stands, in px. */
const OVER = [FROM_THE_EDGE, 44, 76];

/**
 * The height of the bars that stand at the lower edge of the screen, in px; null when something covers the screen, as a
 * dialog does. A bar of a part of the page stands where that ends, above the end of the page and what stands there. Elements of
 * `own` do not count.
 */
export function barsBelow(own: string): number | null {
  // The DOM of tests lays nothing out.
  if (typeof document.elementsFromPoint !== 'function') return 0;
  let [height, before] = [0, -1];
  while (before < height && height <= innerHeight / 2) {
    before = height;
    height = Math.max(height, ...OVER.map((above) => topAt(height + above, own)));
  }
  return height > innerHeight / 2 ? null : height;
}

/** How far the highest bar that is met at this distance from the lower edge reaches up from there, in px. */
function topAt(above: number, own: string): number {
  const heights = document
    .elementsFromPoint(innerWidth / 2, innerHeight - above)
    .filter((element) => !element.closest(own) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((bar) => innerHeight - bar.getBoundingClientRect().top);
  return Math.max(0, ...heights);
}
