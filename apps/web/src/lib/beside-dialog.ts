/** What is left free between a message and the lower edge, or what it stands above, in px. */
const GAP = 28;

/**
 * How far above the lower edge a message of this height covers no heading and no button of the dialog that is open, in px; null
 * without a dialog, or when there is no such place.
 */
export function besideDialog(height: number): number | null {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  if (!dialog) return null;
  const kept = [...dialog.querySelectorAll('h2, h3, a, button')].map((each) => each.getBoundingClientRect());
  for (let floor = innerHeight; floor > height + GAP;) {
    const covered = kept.filter(({ top, bottom }) => top < floor && bottom > floor - height - GAP);
    if (covered.length === 0) return innerHeight - floor;
    floor = Math.min(...covered.map(({ top }) => top));
  }
  return null;
}
