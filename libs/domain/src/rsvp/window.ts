import { dayIn } from '../party/day-in';

/** The fields of a party that decide whether it accepts replies (rule: reply-window). */
export interface RsvpRules {
  /** The party does not take place. */
  cancelled?: boolean;
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

export type RsvpWindow = 'open' | 'cancelled' | 'disabled' | 'after_deadline' | 'event_passed' | 'restricted';

/**
 * Whether a guest may reply at `now`, for the service and the page. Days end at midnight in the event's zone
 * (rules: reply-window, reply-restricted, party-cancelled).
 */
export function rsvpWindow(rules: RsvpRules, now: Date, isKnownContact: boolean): RsvpWindow {
  if (rules.cancelled) return 'cancelled';
  if (!rules.rsvpEnabled) return 'disabled';
  const today = dayIn(now, rules.zone);
  if (rules.rsvpDeadlineEnabled && rules.suDate !== null && today > rules.suDate) return 'after_deadline';
  if (today > dayIn(new Date(rules.date), rules.zone)) return 'event_passed';
  if (rules.rsvpRestricted && !isKnownContact) return 'restricted';
  return 'open';
}
