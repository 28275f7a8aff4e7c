import type { ErrorTable } from '../define';

export const messagingErrors = {
  audience_empty: { status: 409, field: 'audience' },
  send_in_progress: { status: 409 },
  too_many_templates: { status: 409 },
  subject_too_short: { status: 422, field: 'name' },
} as const satisfies ErrorTable;
