import type { ErrorTable } from '../define';

export const identityErrors = {
  email_taken: { status: 409, field: 'email' },
  login_failed: { status: 401 },
  terms_required: { status: 422, field: 'accept_terms' },
  verification_expired: { status: 410 },
} as const satisfies ErrorTable;
