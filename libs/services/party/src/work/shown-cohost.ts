import type { User } from '@festlig/contracts/identity';
import type { CohostInvite } from '@festlig/contracts/party';
import { maskEmail } from '@festlig/domain/identity/mask-email';
import type { Cohost } from '@festlig/domain/party/cohosts';

/**
 * An invitation as this host may see it: co-hosts see each other's names, and of addresses only what the invited person
 * recognises (rule: cohost-list).
 */
export function shownCohost({ digest: _, ...cohost }: Cohost, user: User, role: string): CohostInvite {
  const isMine = cohost.user?.id === user.id;
  return {
    ...cohost,
    email: role === 'owner' ? cohost.email : maskEmail(cohost.email),
    createdAt: cohost.createdAt.toISOString(),
    expiresAt: cohost.expiresAt.toISOString(),
    isMine,
    wishes: cohost.wishes ?? false,
  };
}
