import type { isSameClock, readerZone } from '../lib/format-date';

/**
 * Shows the line with the party's time zone where the reader's clock shows another time (OtherZone.tsx). It uses its
 * parameters only, so that its source is a script.
 */
export function showZone(line: HTMLElement | null, isSame: typeof isSameClock, here: typeof readerZone): void {
  const { otherZone, instant } = line?.dataset ?? {};
  if (line && otherZone && instant) line.hidden = isSame(instant, otherZone, here());
}
