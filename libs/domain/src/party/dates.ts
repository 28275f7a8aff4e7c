import { IANAZone } from 'luxon';
import { dayIn } from './moment';

/** When a party is, as far as the rules about dates go. `date` is its start (ISO 8601 UTC), `zone` an IANA zone. */
export interface PartyDate {
  date: string;
  zone: string;
}

export type DateProblem = 'date_in_past' | 'party_has_started';

export const isZone = (zone: string): boolean => IANAZone.isValidZone(zone);

/** Spec section 5: an event is today or later, counted in days where it takes place. */
export const newDateProblem = ({ date, zone }: PartyDate, now: Date): DateProblem | null =>
  dayIn(new Date(date), zone) < dayIn(now, zone) ? 'date_in_past' : null;

/** Spec section 5: a party that has started keeps its date. Saving the date it has is no change. */
export function changedDateProblem(party: PartyDate, date: string, now: Date): DateProblem | null {
  if (Date.parse(date) === Date.parse(party.date)) return null;
  if (Date.parse(party.date) <= now.getTime()) return 'party_has_started';
  return newDateProblem({ date, zone: party.zone }, now);
}

/** A first reply-by day turns the deadline on, clearing it turns it off; moving it leaves the host's choice. */
export function deadlineAfter(party: { suDate: string | null; rsvpDeadlineEnabled: boolean }, suDate: string | null) {
  if (suDate === null) return false;
  return party.suDate === null ? true : party.rsvpDeadlineEnabled;
}
