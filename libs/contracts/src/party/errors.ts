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
  /** The link of an invitation as co-host is wrong, used, withdrawn or too old. Counted as a guess. */
  cohost_link_invalid: { status: 404 },
  owner_cannot_accept: { status: 409 },
  /** The owner invited their own address. */
  own_address: { status: 409, field: 'email' },
  already_cohost: { status: 409, field: 'email' },
  /** `maximum`. */
  too_many_cohosts: { status: 409, field: 'email' },
  /** `maximum`: the user is a co-host of that many parties. */
  too_many_cohosted: { status: 409 },
  too_many_fields: { status: 422, field: 'rsvpFields' },
} as const satisfies ErrorTable;
