import type { ErrorTable } from '../define';

export const partyErrors = {
  date_in_past: { status: 422, field: 'date' },
  /** More than fifty years ahead. */
  date_too_late: { status: 422, field: 'date' },
  /** `maximum`. */
  too_many_parties: { status: 409 },
  end_before_start: { status: 422, field: 'endDate' },
  /** More than two weeks after the start. */
  end_too_late: { status: 422, field: 'endDate' },
  /** Before the day of the event, or, when it is added or moved, on a day that has passed. */
  programme_item_past: { status: 422, field: 'programme' },
  /** More than two weeks after the start. */
  programme_item_late: { status: 422, field: 'programme' },
  too_many_items: { status: 422, field: 'programme' },
  party_has_started: { status: 422, field: 'date' },
  /** The reply-by day is after the party. */
  reply_by_late: { status: 422, field: 'suDate' },
  /** Other characters than small letters, digits, hyphens and underscores. */
  slug_invalid: { status: 422, field: 'slug' },
  /** As long as a short id, and of its characters. */
  slug_like_id: { status: 422, field: 'slug' },
  /** The address is the product's own, or seems to be. */
  slug_reserved: { status: 422, field: 'slug' },
  /** Another party has it, or has had it. */
  slug_taken: { status: 409, field: 'slug' },
  /** `maximum`. */
  too_many_addresses: { status: 409, field: 'slug' },
  /** A link of the host's own that is no web address. */
  link_invalid: { status: 422, field: 'actions' },
  /** The words of a link name another site than it leads to. */
  link_names_other: { status: 422, field: 'actions' },
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
  /** Without a field of its own: the code stands on each field whose picture does not exist. */
  image_missing: { status: 422 },
  /** `maximum`. */
  too_many_wishes: { status: 409 },
  /** Other guests have reserved what was wanted. */
  wish_taken: { status: 409 },
  reservations_off: { status: 409 },
  /** A host who does not know what is reserved cannot reserve, because a refusal would tell. */
  wish_for_guests: { status: 409 },
  /** The page of a link could not be read; the reason is told to nobody. */
  link_unreachable: { status: 422, field: 'link' },
  too_many_fields: { status: 422, field: 'rsvpFields' },
} as const satisfies ErrorTable;
