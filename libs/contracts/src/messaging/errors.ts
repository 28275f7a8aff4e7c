import type { ErrorTable } from '../define';

export const messagingErrors = {
  audience_empty: { status: 409, field: 'audience' },
  /** An invitation or a reminder to a party that does not take place. */
  party_cancelled: { status: 409 },
  send_in_progress: { status: 409 },
  /** The key was used before with another template or audience, so its answer would be wrong. */
  idempotency_key_reused: { status: 409 },
  /** `limit`: mails per day. */
  sending_quota_reached: { status: 429 },
  /** `limit`: texts per day. */
  text_quota_reached: { status: 429 },
  /** The list has changed since the host was told what the send costs. `tokens`: what it costs now; `account`: what the party has. */
  quote_changed: { status: 409 },
  too_many_templates: { status: 409 },
  /** `maximum`. */
  too_many_placeholders: { status: 422, field: 'email' },
  /** A web address in a text message, where only ((link)) leads somewhere. */
  text_holds_address: { status: 422, field: 'text' },
  /** `placeholder`: what stands in double brackets and is none of ours. */
  placeholder_unknown: { status: 422, field: 'text' },
  /** A test of a template that has no text message. */
  text_missing: { status: 409, field: 'text' },
  /** `maximum` a day. */
  too_many_test_texts: { status: 429 },
  /** The number is in a country to which no texts are sent. */
  phone_abroad: { status: 409 },
  /** A test text that is sent in more than `maximum` parts. */
  too_many_parts: { status: 409, field: 'text' },
  /** The owner of the number has stopped texts by answering one of them. */
  phone_stopped_texts: { status: 409 },
  /** The provider of texts refused the number for good. */
  phone_refused_text: { status: 409 },
  help_limit_reached: { status: 429 },
  subject_too_short: { status: 422, field: 'name' },
} as const satisfies ErrorTable;
