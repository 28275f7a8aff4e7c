import type { User } from '@festlig/contracts/identity';
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
