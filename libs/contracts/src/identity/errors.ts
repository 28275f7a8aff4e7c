import type { ErrorTable } from '../define';

export const identityErrors = {
  email_taken: { status: 409, field: 'email' },
  login_failed: { status: 401 },
  terms_required: { status: 422, field: 'accept_terms' },
  verification_expired: { status: 410 },
  recovery_expired: { status: 410 },
  current_password_required: { status: 422, field: 'currentPassword' },
  current_password_wrong: { status: 422, field: 'currentPassword' },
  /** The password is among the first that an attacker would try. */
  password_guessable: { status: 422, field: 'password' },
  name_holds_address: { status: 422, field: 'name' },
  /** `minutes` until another password may be tried. */
  too_many_tries: { status: 429 },
  passwords_differ: { status: 422, field: 'password2' },
} as const satisfies ErrorTable;
