import type { ErrorTable } from '../define';

export const messagingErrors = {
  audience_empty: { status: 409, field: 'audience' },
  send_in_progress: { status: 409 },
  /** A key stands for one send: with another template or audience it would answer for what was not asked. */
  idempotency_key_reused: { status: 409 },
  /** `limit`: mails a day. */
  sending_quota_reached: { status: 429 },
  too_many_templates: { status: 409 },
  /** `maximum`. */
  too_many_placeholders: { status: 422, field: 'email' },
  help_limit_reached: { status: 429 },
  subject_too_short: { status: 422, field: 'name' },
} as const satisfies ErrorTable;
