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

/** How many are co-hosts, and how many have an invitation that they can still accept. */
export function countsOf(all: readonly Pick<CohostInvite, 'user' | 'isMine' | 'expiresAt'>[], now: Date) {
  const states = all.map((each) => stateOf(each, now));
  const invited = states.filter((state) => state === 'pending').length;
  return { cohosts: states.filter((state) => state === 'cohost' || state === 'you').length, invited };
}
