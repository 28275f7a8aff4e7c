import type { User } from '@festlig/contracts/identity';
import { RandomIds } from '@festlig/platform/ids';

/** A host with a confirmed address; each call makes a different person. */
export function aUser(fields: Partial<User> = {}): User {
  const id = fields.id ?? new RandomIds().id();
  return {
    id,
    name: 'Karen Blixen',
    email: `${id}@festlig.example`,
    email_verified: true,
    phone: null,
    phone_verified: false,
    marketingConsent: false,
    muteRsvps: false,
    muteRsvpMessages: false,
    language: 'da',
    ...fields,
  };
}
