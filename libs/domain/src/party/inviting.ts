import type { Party } from '@festlig/contracts/party';
import { greetingName } from '../contacts/greeting-name';

/** Who invites, in the words that the host chose, else by the name of the owner's account; null while it is unknown (rule: party-invited-by). */
export const inviting = ({
  invitedBy = '',
  hostName = null,
}: Partial<Pick<Party, 'invitedBy' | 'hostName'>>): string | null => invitedBy || hostName;

/** Whether a title has this name in it as a word, also with "s" at its end ("Annas fest", "Anna’s party"), and not as a part of another. */
export const says = (title: string, name: string): boolean =>
  title
    .split(name)
    .some(
      (after, nth, parts) => nth > 0 && !/[\p{L}-]$/u.test(parts[nth - 1]!) && /^([’']?s)?(?![\p{L}-])/u.test(after),
    );

/**
 * Who invites, for the line above the title; null where the title names them, by the whole name or by the first name of a person
 * ("Anna og Bo skal giftes", "Mettes fødselsdag"): the line then only says that the guest is invited (rule: invited-once).
 */
export function invitingAbove(party: Pick<Party, 'title'> & Parameters<typeof inviting>[0]): string | null {
  const host = inviting(party);
  return host && [host, greetingName(host)].some((name) => says(party.title, name)) ? null : host;
}
