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
  phone_needs_plus: { status: 422, field: 'phone' },
  /** The account has no phone number. */
  phone_missing: { status: 422, field: 'phone' },
  /** The number is valid but not one of a mobile phone. */
  phone_takes_no_texts: { status: 422, field: 'phone' },
  phone_code_length: { status: 422, field: 'code' },
  /** `left`: how often this code may still be tried. */
  phone_code_wrong: { status: 422, field: 'code' },
  /** The code is too old, was used or was tried too often, or the number was changed. */
  phone_code_expired: { status: 410, field: 'code' },
  /** `minutes` until another text may be sent. */
  too_many_texts: { status: 429 },
  too_many_texts_today: { status: 429 },
  passwords_differ: { status: 422, field: 'password2' },
} as const satisfies ErrorTable;
