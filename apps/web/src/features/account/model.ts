import type { User } from '@festlig/contracts/identity';

/** What users change about themselves. */
export type AccountValues = Pick<User, 'name' | 'language' | 'marketingConsent' | 'muteRsvps' | 'muteRsvpMessages'>;

export const accountOf = (user: User): AccountValues => ({
  name: user.name,
  language: user.language,
  marketingConsent: user.marketingConsent,
  muteRsvps: user.muteRsvps,
  muteRsvpMessages: user.muteRsvpMessages,
});
