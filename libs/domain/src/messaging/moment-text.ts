import type { Language } from '@festlig/contracts/define';
import { DateTime } from 'luxon';

const FORMS = {
  da: {
    moment: "cccc 'den' d. MMMM yyyy 'kl.' HH.mm",
    date: "cccc 'den' d. MMMM yyyy",
    day: "cccc 'den' d. MMMM",
    dayAndHour: "cccc 'den' d. MMMM 'kl.' H",
    dayAndMinute: "cccc 'den' d. MMMM 'kl.' H.mm",
    clock: 'HH.mm',
    dayAndClock: "ccc d. MMMM 'kl.' HH.mm",
  },
  en: {
    moment: "cccc d MMMM yyyy 'at' HH:mm",
    date: 'cccc d MMMM yyyy',
    day: 'cccc d MMMM',
    dayAndHour: "cccc d MMMM 'at' HH:mm",
    dayAndMinute: "cccc d MMMM 'at' HH:mm",
    clock: 'HH:mm',
    dayAndClock: "ccc d MMMM 'at' HH:mm",
  },
} as const;
const LOCALES = { da: 'da', en: 'en-GB' } as const;

const local = (instant: string, zone: string, language: Language) =>
  DateTime.fromISO(instant, { zone }).setLocale(LOCALES[language]);

/** Danish writes days of the week small, but not where a line begins. */
export const beginsLine = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A party's start in words of the language, in the event's own zone, for the middle of a sentence. */
export const momentInside = (instant: string, zone: string, language: Language): string =>
  local(instant, zone, language).toFormat(FORMS[language].moment);

/** The same for the beginning of a line. */
export const momentText = (instant: string, zone: string, language: Language): string =>
  beginsLine(momentInside(instant, zone, language));

/** The day of a party's start, with its year, for the beginning of a line. */
export const dateText = (instant: string, zone: string, language: Language): string =>
  beginsLine(local(instant, zone, language).toFormat(FORMS[language].date));

/** A calendar day (YYYY-MM-DD) in words of the language, for the middle of a sentence: `søndag den 1. juni`. */
export const dayText = (day: string, language: Language): string =>
  local(day, 'utc', language).toFormat(FORMS[language].day);

/** The day of a party's start, without its year, for the middle of a sentence: `lørdag den 12. juni`. */
export const startDayText = (instant: string, zone: string, language: Language): string =>
  local(instant, zone, language).toFormat(FORMS[language].day);

/** The same with the hour of the start, in as few signs as it takes: `lørdag den 12. juni kl. 17`. */
export function startHourText(instant: string, zone: string, language: Language): string {
  const start = local(instant, zone, language);
  return start.toFormat(FORMS[language][start.minute === 0 ? 'dayAndHour' : 'dayAndMinute']);
}

/** "18.00", and another day than that of `start` with its name: "søn. 21. juni kl. 00.30". */
export function clockText(instant: string, start: string, zone: string, language: Language): string {
  const moment = local(instant, zone, language);
  const isSameDay = moment.hasSame(local(start, zone, language), 'day');
  return moment.toFormat(FORMS[language][isSameDay ? 'clock' : 'dayAndClock']);
}

/** A night is shorter than this, so its end needs no day. */
const NIGHT_HOURS = 24;

/** From when till when: "Lørdag den 20. juni 2027 kl. 18.00–02.00"; without an end as `momentText`. */
export function spanText(date: string, endDate: string | null, zone: string, language: Language): string {
  const start = momentText(date, zone, language);
  if (endDate === null) return start;
  const isNight = Date.parse(endDate) - Date.parse(date) < NIGHT_HOURS * 3_600_000;
  return isNight
    ? `${start}–${local(endDate, zone, language).toFormat(FORMS[language].clock)}`
    : `${start} – ${clockText(endDate, date, zone, language)}`;
}
