/** Number of zones whose formats are cached; a product of one country uses a handful. */
const MOST_KEPT = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making a format costs more than using it a hundred times. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= MOST_KEPT) formats.clear();
  formats.set(zone, format);
  return format;
}

/**
 * Calendar day YYYY-MM-DD of a moment in a zone. Uses Intl alone, so that the guest's page need not load a date
 * library (rule: guest-page-is-light).
 * @throws RangeError for a zone that does not exist
 */
export function dayIn(moment: Date, zone: string): string {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
