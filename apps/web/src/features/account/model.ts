import type { ShownSession, User } from '@festlig/contracts/identity';
import { showPhone } from '@festlig/domain/contacts/phone';
import { checkOwnPassword } from '@festlig/domain/identity/check-own-password';
import type { z } from 'zod';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';

/** What users can change about themselves. `phone` is blank for none. */
export interface AccountValues extends Pick<
  User,
  'name' | 'language' | 'marketingConsent' | 'muteRsvps' | 'muteRsvpMessages'
> {
  phone: string;
}

export const accountOf = (user: User): AccountValues => ({
  name: user.name,
  phone: user.phone === null ? '' : showPhone(user.phone),
  language: user.language,
  marketingConsent: user.marketingConsent,
  muteRsvps: user.muteRsvps,
  muteRsvpMessages: user.muteRsvpMessages,
});

/** Problems of a form with the current password, for which the server has an error code of its own. */
export const ownPasswordErrors = (schema: z.ZodType, values: { currentPassword?: string | undefined }, t: ErrorsT) => ({
  ...schemaErrors(schema, values, t),
  ...inWords(checkOwnPassword(values.currentPassword), t),
});

/** Most sessions that the account page shows at once. */
const SESSIONS_SHOWN = 5;

/**
 * The sessions to show at once, and those to show on request (rule: sessions-listed). This browser's own is among the
 * first, so that the user can tell it from the others.
 *
 * @param sessions Those used last come first.
 */
export function splitSessions(sessions: readonly ShownSession[]): { first: ShownSession[]; rest: ShownSession[] } {
  const ordered = [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
  return { first: ordered.slice(0, SESSIONS_SHOWN), rest: ordered.slice(SESSIONS_SHOWN) };
}
