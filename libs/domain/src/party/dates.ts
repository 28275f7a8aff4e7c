import { DateTime, IANAZone } from 'luxon';
import { dayIn } from './day-in';

/** The date of a party, for the rules about dates. `date` is its start (ISO 8601 UTC), `zone` an IANA zone. */
export interface PartyDate {
  date: string;
  zone: string;
}

export type NewDateProblem = 'date_in_past' | 'date_too_late';
export type DateProblem = NewDateProblem | 'party_has_started';

/** A party later than this is a typing error, such as a year with a digit too many. */
const MOST_YEARS = 50;

export const isZone = (zone: string): boolean => IANAZone.isValidZone(zone);

/**
 * Whether the day has passed in the event's zone. The moments are compared too, because days from the year 10000 on
 * do not sort as text.
 */
export function isPast({ date, zone }: PartyDate, now: Date): boolean {
  const moment = new Date(date);
  return moment < now && dayIn(moment, zone) < dayIn(now, zone);
}

/** An event takes place today or later, and at most fifty years ahead (rule: event-date). */
export function newDateProblem(party: PartyDate, now: Date): NewDateProblem | null {
  const latest = DateTime.fromJSDate(now).plus({ years: MOST_YEARS }).toJSDate();
  if (new Date(party.date) > latest) return 'date_too_late';
  return isPast(party, now) ? 'date_in_past' : null;
}

export const isSameMoment = (one: PartyDate, other: PartyDate): boolean =>
  Date.parse(one.date) === Date.parse(other.date) && one.zone === other.zone;

/**
 * A party that has started keeps its date and zone (rule: started-party-keeps-date). Saving the same values is not
 * a change.
 */
export function changedDateProblem(party: PartyDate, changed: PartyDate, now: Date): DateProblem | null {
  if (isSameMoment(party, changed)) return null;
  if (Date.parse(party.date) <= now.getTime()) return 'party_has_started';
  return newDateProblem(changed, now);
}

/**
 * The first reply-by day turns the deadline on and removing it turns the deadline off; moving it keeps the host's
 * choice (rule: deadline-follows-date).
 */
export function deadlineAfter(party: { suDate: string | null; rsvpDeadlineEnabled: boolean }, suDate: string | null) {
  if (suDate === null) return false;
  return party.suDate === null ? true : party.rsvpDeadlineEnabled;
}
