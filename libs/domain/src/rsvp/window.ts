/** The fields of a party that decide whether it takes replies (rule: reply-window). */
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

/**
 * Calendar day YYYY-MM-DD of a moment in a zone. With Intl alone: the guest's page asks, and should fetch no library of
 * dates for it (rule: guest-page-is-light).
 */
function dayIn(moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * Whether a guest may reply at `now`. Days end at midnight in the event's zone. Used by the service and the page alike
 * (rules: reply-window, reply-restricted).
 */
export function rsvpWindow(rules: RsvpRules, now: Date, isKnownContact: boolean): RsvpWindow {
  if (!rules.rsvpEnabled) return 'disabled';
  const today = dayIn(now, rules.zone);
  if (rules.rsvpDeadlineEnabled && rules.suDate !== null && today > rules.suDate) return 'after_deadline';
  if (today > dayIn(new Date(rules.date), rules.zone)) return 'event_passed';
  if (rules.rsvpRestricted && !isKnownContact) return 'restricted';
  return 'open';
}
