import { isSameClock } from './format-date';

/**
 * When something was done, as it ends a sentence: "i dag kl. 11.16" / "today at 11:16", and of another day "den 29. november" /
 * "on 29 November", with the year where that is another one. In the time of `zone`, which is named where the reader's clock shows
 * another time. `instant` is ISO 8601.
 */
export function formatDoneAt(
  instant: string,
  { zone, readerZone, language }: { zone: string; readerZone: string; language: 'da' | 'en' },
  now: Date,
): string {
  const isDanish = language === 'da';
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(isDanish ? 'da-DK' : 'en-GB', { timeZone: zone, ...options }).format(date);
  const date = new Date(instant);
  const isSame = (options: Intl.DateTimeFormatOptions) => format(date, options) === format(now, options);
  if (isSame({ dateStyle: 'short' })) {
    const named = isSameClock(instant, zone, readerZone) ? {} : ({ timeZoneName: 'short' } as const);
    return `${isDanish ? 'i dag kl.' : 'today at'} ${format(date, { hour: '2-digit', minute: '2-digit', ...named })}`;
  }
  const year = isSame({ year: 'numeric' }) ? {} : ({ year: 'numeric' } as const);
  return `${isDanish ? 'den' : 'on'} ${format(date, { day: 'numeric', month: 'long', ...year })}`;
}
