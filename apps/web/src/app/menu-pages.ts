import type { Party } from '@festlig/contracts/party';

const PAGES = [
  ['front', ''],
  ['contacts', '/contacts'],
  ['invitations', '/invitations'],
  ['rsvps', '/rsvps'],
  ['photos', '/photos'],
  ['wishlist', '/wishlist'],
  ['settings', '/settings'],
] as const;
/** The page of the plan, to which the settings lead, and on a phone "More" (rule: party-menu-plan). */
export const PLAN = '/plan';
/** The pages in a phone's one line; the others are behind "More". */
const FIRST: readonly string[] = ['front', 'contacts', 'invitations', 'rsvps'];

/**
 * The pages of a party's menu beside the plan's: without the replies while these are off, and without photos
 * while these are not switched on (rules: party-menu, party-menu-photos, menu-without-replies).
 */
export function menuPages({ rsvpEnabled }: Pick<Party, 'rsvpEnabled'>, hasPhotos: boolean) {
  const shown = PAGES.filter(([name]) => (name === 'photos' ? hasPhotos : name === 'rsvps' ? rsvpEnabled : true));
  return shown.map(([name, path]) => ({ name, path, isFirst: FIRST.includes(name) }));
}
