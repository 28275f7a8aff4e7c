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

/** Spec section 5: a party that has started keeps its date and zone. Saving those it has is no change. */
export function changedDateProblem(party: PartyDate, changed: PartyDate, now: Date): DateProblem | null {
  const isSame = Date.parse(changed.date) === Date.parse(party.date) && changed.zone === party.zone;
  if (isSame) return null;
  if (Date.parse(party.date) <= now.getTime()) return 'party_has_started';
  return newDateProblem(changed, now);
}

/** A first reply-by day turns the deadline on, clearing it turns it off; moving it leaves the host's choice. */
export function deadlineAfter(party: { suDate: string | null; rsvpDeadlineEnabled: boolean }, suDate: string | null) {
  if (suDate === null) return false;
  return party.suDate === null ? true : party.rsvpDeadlineEnabled;
}
