import type { Party } from '@festlig/contracts/party';

/** Who invites, in the words that the host chose, else by the name of the owner's account; null while it is unknown (rule: party-invited-by). */
export const inviting = ({
  invitedBy = '',
  hostName = null,
}: Partial<Pick<Party, 'invitedBy' | 'hostName'>>): string | null => invitedBy || hostName;

/**
 * Who invites, for the line above the title; null where the title itself begins with the same name, also with "s" at its end
 * ("Anna og Bo skal giftes", "Annas fest"): the line then only says that the guest is invited (rule: invited-once).
 */
export function invitingAbove(party: Pick<Party, 'title'> & Parameters<typeof inviting>[0]): string | null {
  const host = inviting(party) ?? '';
  const isSaid = party.title.startsWith(host) && /^(?:[’']?s)?(?!\p{L})/u.test(party.title.slice(host.length));
  return isSaid ? null : host;
}
