import type { User } from '@festlig/contracts/identity';

/** A typical user. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: '64b000000000000000000001',
  name: 'Karen Blixen',
  email: 'karen@rungsted.example',
  email_verified: true,
  phone: null,
  phone_verified: false,
  marketingConsent: false,
  muteRsvps: false,
  muteRsvpMessages: false,
  language: 'da',
  ...more,
});
