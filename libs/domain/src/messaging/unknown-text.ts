const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When the provider is first asked for a text that it has not answered. */
export const firstAsk = (now: Date): Date => new Date(now.getTime() + MINUTE);

/**
 * When it is asked again for a text that it did not have: after as long as has passed since the text was handed over.
 * Null after a day: the text never left (rule: texts-in-doubt).
 */
export function nextAsk(since: Date, now: Date): Date | null {
  const passed = now.getTime() - since.getTime();
  if (passed >= DAY) return null;
  return new Date(Math.min(now.getTime() + Math.max(passed, MINUTE), since.getTime() + DAY));
}
