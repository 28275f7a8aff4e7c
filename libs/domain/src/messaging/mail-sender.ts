import { InvitedBy, type Party } from '@festlig/contracts/party';
import { inviting } from '../party/inviting';
import { mailTexts } from './mail-texts';

/**
 * The name under which a guest's mail arrives: who invites. Words that were stored under other rules and could pass for ours
 * or for an address leave it to the name of the host's account (rules: mail-from-host, party-invited-by).
 */
export function mailSender(
  { language, invitedBy = '' }: Pick<Party, 'language'> & { invitedBy?: string },
  hostName: string,
): string {
  const words = InvitedBy.safeParse(invitedBy).data ?? '';
  return mailTexts[language].via(inviting({ invitedBy: words, hostName }) ?? '');
}
