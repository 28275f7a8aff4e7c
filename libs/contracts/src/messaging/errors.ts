import type { ErrorTable } from '../define';

export const messagingErrors = {
  audience_empty: { status: 409, field: 'audience' },
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
  help_limit_reached: { status: 429 },
  subject_too_short: { status: 422, field: 'name' },
} as const satisfies ErrorTable;
