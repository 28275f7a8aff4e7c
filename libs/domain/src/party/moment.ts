import { DateTime } from 'luxon';

/** An instant as people in the event's zone write it: calendar day YYYY-MM-DD and clock HH:mm. */
export interface LocalMoment {
  date: string;
  clock: string;
}

/** The instant (ISO 8601 UTC) of a day and clock in a zone; null when one of them is not a real one. */
export function toInstant({ date, clock }: LocalMoment, zone: string): string | null {
  const moment = DateTime.fromISO(`${date}T${clock}`, { zone });
  return moment.isValid ? moment.toUTC().toISO({ suppressMilliseconds: true }) : null;
}

export function toLocal(instant: string, zone: string): LocalMoment {
  const moment = DateTime.fromISO(instant, { zone });
  return { date: moment.toFormat('yyyy-MM-dd'), clock: moment.toFormat('HH:mm') };
}

/** When the next calendar day begins in a zone. */
export function nextDayIn(now: Date, zone: string): Date {
  return DateTime.fromJSDate(now, { zone }).plus({ days: 1 }).startOf('day').toJSDate();
}
