import { formatClock, formatDay } from './format-date';

/**
 * Day and clock in one line: "lørdag den 20. juni 2027 kl. 18.00" / "Saturday 20 June 2027 at 18:00". In a file of its own, which guests
 * do not load.
 */
export function formatWhen(instant: string, zone: string, language: 'da' | 'en'): string {
  const clock = formatClock(instant, zone, language);
  // Some browsers write a comma after the English weekday.
  return `${formatDay(instant, zone, language).replace(',', '')} ${language === 'en' ? 'at ' : ''}${clock}`;
}
