import { DateTime } from 'luxon';

/** The fields of a party that decide whether it takes replies (spec section 4, RSVP window). */
export interface RsvpRules {
  rsvpEnabled: boolean;
  rsvpRestricted: boolean;
  rsvpDeadlineEnabled: boolean;
  /** Reply-by day YYYY-MM-DD in `zone`; null = none. */
  suDate: string | null;
  /** Start of the event, ISO 8601 UTC. */
  date: string;
  /** IANA zone. */
  zone: string;
}

export type RsvpWindow = 'open' | 'disabled' | 'after_deadline' | 'event_passed' | 'restricted';

/** Whether a guest may reply at `now`. Days end at midnight in the event's zone. Used by the service and the page alike. */
export function rsvpWindow(rules: RsvpRules, now: Date, isKnownContact: boolean): RsvpWindow {
  const moment = DateTime.fromJSDate(now, { zone: rules.zone });
  if (!rules.rsvpEnabled) return 'disabled';
  if (rules.rsvpDeadlineEnabled && rules.suDate !== null) {
    if (moment > DateTime.fromISO(rules.suDate, { zone: rules.zone }).endOf('day')) return 'after_deadline';
  }
  if (moment > DateTime.fromISO(rules.date, { zone: rules.zone }).endOf('day')) return 'event_passed';
  if (rules.rsvpRestricted && !isKnownContact) return 'restricted';
  return 'open';
}
