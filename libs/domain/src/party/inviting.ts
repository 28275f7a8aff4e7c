import type { Party } from '@festlig/contracts/party';

/** Who invites, in the words that the host chose, else by the name of the owner's account; null while it is unknown (rule: party-invited-by). */
export const inviting = ({
  invitedBy = '',
  hostName = null,
}: Partial<Pick<Party, 'invitedBy' | 'hostName'>>): string | null => invitedBy || hostName;
