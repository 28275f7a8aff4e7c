import type { ErrorTable } from '../define';

/** Errors of replies: the party does not accept replies now (rule: reply-window), or the input is invalid. */
export const rsvpErrors = {
  rsvp_cancelled: { status: 409 },
  rsvp_disabled: { status: 409 },
  rsvp_after_deadline: { status: 409 },
  rsvp_event_passed: { status: 409 },
  rsvp_restricted: { status: 409 },
  too_many_people: { status: 422, field: 'numberOfPeople' },
  thread_full: { status: 409 },
  /** A form that was posted without scripts has a field or a token that its page no longer has. */
  form_changed: { status: 422 },
  /** Counted over guests without a link of their own. */
  too_many_replies_today: { status: 429 },
} as const satisfies ErrorTable;
