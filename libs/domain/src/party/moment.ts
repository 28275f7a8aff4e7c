import { DateTime } from 'luxon';

/** An instant in local time of the event's zone: calendar day YYYY-MM-DD and time HH:mm. */
export interface LocalMoment {
  date: string;
  clock: string;
}

/** The instant (ISO 8601 UTC) of a day and time in a zone; null when one of them does not exist. */
export function toInstant({ date, clock }: LocalMoment, zone: string): string | null {
  const moment = DateTime.fromISO(`${date}T${clock}`, { zone });
  return moment.isValid ? moment.toUTC().toISO({ suppressMilliseconds: true }) : null;
}

export function toLocal(instant: string, zone: string): LocalMoment {
  const moment = DateTime.fromISO(instant, { zone });
  return { date: moment.toFormat('yyyy-MM-dd'), clock: moment.toFormat('HH:mm') };
}

/** The moment at which the next calendar day begins in a zone. */
export function nextDayIn(now: Date, zone: string): Date {
  return DateTime.fromJSDate(now, { zone }).plus({ days: 1 }).startOf('day').toJSDate();
}

/** The calendar day some days after another. */
export const addDays = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** The number of days from one calendar day to another. */
export const daysFrom = (day: string, other: string): number =>
  Math.round(DateTime.fromISO(other, { zone: 'utc' }).diff(DateTime.fromISO(day, { zone: 'utc' }), 'days').days);
