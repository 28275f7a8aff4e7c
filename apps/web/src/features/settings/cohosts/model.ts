import type { CohostInvite } from '@festlig/contracts/party';

/** The name of a co-host; of somebody who has not accepted, the address. */
export const nameOf = ({ user, email }: Pick<CohostInvite, 'user' | 'email'>): string => user?.name || email;

/** What to say about a co-host or an invitation. */
export function stateOf(
  { user, isMine, expiresAt }: Pick<CohostInvite, 'user' | 'isMine' | 'expiresAt'>,
  now: Date,
): 'you' | 'cohost' | 'pending' | 'expired' {
  if (user) return isMine ? 'you' : 'cohost';
  return new Date(expiresAt) > now ? 'pending' : 'expired';
}
