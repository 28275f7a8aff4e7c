import type { Party } from '@festlig/contracts/party';
import { inBrief, saysTime } from '@festlig/domain/party/programme';

type Language = 'da' | 'en';

const LOCALES = { da: 'da-DK', en: 'en-GB' } as const;
const format = (language: Language, zone: string, options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, ...options }).format(date);

/**
 * "lørdag den 20. juni 2027" / "Saturday 20 June 2027", in the event's zone. `instant` is ISO 8601
 * (rule: dates-by-language).
 */
export function formatDay(instant: string, zone: string, language: Language): string {
  return format(language, zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, new Date(instant));
}

/** "18.00" / "18:00". */
export const formatHour = (instant: string, zone: string, language: Language): string =>
  format(language, zone, { hour: '2-digit', minute: '2-digit' }, new Date(instant));

/** "kl. 18.00" / "18:00". */
export function formatClock(instant: string, zone: string, language: Language): string {
  const clock = formatHour(instant, zone, language);
  return language === 'da' ? `kl. ${clock}` : clock;
}

/** A calendar day (YYYY-MM-DD) without a clock or year: "tirsdag den 1. juni" / "Tuesday 1 June". */
export function formatCalendarDay(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const text = format(language, 'UTC', options, new Date(`${day}T12:00:00Z`));
  return language === 'da' ? text.replace(/^(\p{L}+),? (?=\d)/u, '$1 den ') : text;
}

type Times = Pick<Party, 'date' | 'endDate' | 'zone' | 'programme'>;

/** From when till when, after the day: "kl. 18.00–02.00", or with the last day of a longer event. */
export function formatSpan({ date, endDate, zone }: Times, language: Language): string {
  const start = formatClock(date, zone, language);
  if (endDate === null) return start;
  const isOneNight = Date.parse(endDate) - Date.parse(date) < 24 * 3_600_000;
  return isOneNight
    ? `${start}–${formatHour(endDate, zone, language)}`
    : `${start} – ${formatDay(endDate, zone, language)} ${formatClock(endDate, zone, language)}`;
}

/** The clock after the day: from when till when, and what begins when, `more` if it goes on (rule: programme-in-brief). */
export function formatTimes(party: Times, language: Language, more: string): string {
  const items = inBrief(party, (instant) => formatHour(instant, party.zone, language), more);
  if (items && saysTime(party)) return items;
  const span = formatSpan(party, language);
  return items ? `${span} · ${items}` : span;
}

const MOMENTS = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  long: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const;
export type MomentStyle = keyof typeof MOMENTS;

/**
 * When something happened, in the time of `zone`: "12. jun. 18.30" / "12 Jun, 18:30". The zone is named where the
 * reader's clock shows another time: "12. jun. 18.30 CEST". `instant` is ISO 8601.
 */
export function formatMoment(
  instant: string,
  { zone, readerZone, language }: { zone: string; readerZone: string; language: Language },
  style: MomentStyle = 'short',
): string {
  const isReaders = zone === readerZone || isSameClock(instant, zone, readerZone);
  const options = {
    ...MOMENTS[style],
    ...(isReaders || !('hour' in MOMENTS[style]) ? {} : { timeZoneName: 'short' as const }),
  };
  return format(language, zone, options, new Date(instant));
}

/** The name of a time zone: "centraleuropæisk tid" / "Central European Time". */
export function zoneName(instant: string, zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The reader's own time zone. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether clocks in the two zones show the same time at this instant. */
export function isSameClock(instant: string, zone: string, other: string): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
  return clock(zone) === clock(other);
}
