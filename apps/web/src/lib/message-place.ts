/** What is left free between a message and the lower edge, or what it stands above, in px. */
const GAP = 28;

/**
 * How far above the lower edge, and at least so far, a message of this height covers none of these elements, in px; null when there is
 * no such place. Titles that only screen readers have are a pixel high, and do not count.
 */
function placeBeside(kept: Iterable<Element>, height: number, least: number): number | null {
  const places = [...kept].map((each) => each.getBoundingClientRect()).filter(({ top, bottom }) => bottom - top > 1);
  for (let floor = innerHeight - least; floor > height + GAP;) {
    const covered = places.filter(({ top, bottom }) => top < floor && bottom > floor - height - GAP);
    if (covered.length === 0) return innerHeight - floor;
    floor = Math.min(...covered.map(({ top }) => top));
  }
  return null;
}

/** A place that covers no heading and no button of the dialog that is open; null without a dialog, or when there is none. */
export function besideDialog(height: number): number | null {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  return dialog ? placeBeside(dialog.querySelectorAll('h2, h3, a, button'), height, 0) : null;
}

/**
 * A place above the bars at the lower edge, which are so high in px, that covers neither the page's title nor the lines that stand with
 * it; if there is none, above the bars.
 */
export function besideTitle(height: number, bars: number): number {
  const lines = [...document.querySelectorAll('h1')].flatMap((title) => [...(title.parentElement?.children ?? [])]);
  return placeBeside(lines, height, bars) ?? bars;
}
