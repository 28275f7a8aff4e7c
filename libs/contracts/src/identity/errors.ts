import type { ErrorTable } from '../define';

export const identityErrors = {
  email_taken: { status: 409, field: 'email' },
  /** Another account has got the address that waited to be confirmed. */
  waiting_email_taken: { status: 409 },
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
  /** The provider is not configured. */
  connect_unknown_provider: { status: 404 },
  /** The log-in through a provider is unknown, was begun in another browser or too long ago, or is finished. */
  connect_expired: { status: 410 },
  connect_cancelled: { status: 403 },
  /** The provider refused, or its answer is not one that it may give. */
  connect_failed: { status: 422 },
  /** The provider does not say that the user has confirmed the e-mail address. */
  connect_email_unverified: { status: 403 },
  /** The address has an account, which has not confirmed it or is linked to another account of the provider. */
  connect_not_linked: { status: 409 },
  /** The provider's account is linked to another account of ours. */
  connect_taken: { status: 409 },
  /** Another account of the same provider is linked. */
  connect_another_linked: { status: 409 },
  /** It is the only way to log in. */
  only_login: { status: 409 },
  passwords_differ: { status: 422, field: 'password2' },
} as const satisfies ErrorTable;
