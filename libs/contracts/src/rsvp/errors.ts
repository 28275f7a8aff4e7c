import type { ErrorTable } from '../define';

/** Why a reply is refused: the window is closed (rule: reply-window), or what is filled in is wrong. */
export const rsvpErrors = {
  rsvp_disabled: { status: 409 },
  rsvp_after_deadline: { status: 409 },
  rsvp_event_passed: { status: 409 },
  rsvp_restricted: { status: 409 },
  too_many_people: { status: 422, field: 'numberOfPeople' },
  thread_full: { status: 409 },
  /** Of those who have no link of their own. */
  too_many_replies_today: { status: 429 },
} as const satisfies ErrorTable;
