import type { ErrorTable } from '../define';

export const partyErrors = {
  date_in_past: { status: 422, field: 'date' },
  /** More than fifty years ahead. */
  date_too_late: { status: 422, field: 'date' },
  /** `maximum`. */
  too_many_parties: { status: 409 },
  party_has_started: { status: 422, field: 'date' },
  /** The reply-by day is after the party. */
  reply_by_late: { status: 422, field: 'suDate' },
  too_many_actions: { status: 422, field: 'actions' },
  too_many_fields: { status: 422, field: 'rsvpFields' },
} as const satisfies ErrorTable;
