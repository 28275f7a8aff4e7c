import type { Language } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import type { PageAddress } from '@festlig/domain/web/pages';
import type { FirstData, FirstInitial } from './first-answer';
import { isHostPage } from './page-redirect';

/** What the frame of a user's page is rendered from (apps/web, app/FirstFrame.tsx). */
export interface Frame {
  language: Language;
  pathname: string;
  /** The party whose host the user is. */
  party: Pick<Party, 'rsvpEnabled'> | null;
  partyRef: string;
  hasPhotos: boolean;
  /** The invitation with nothing over it: its words stand below the bar. */
  isInvitation: boolean;
}

const OF_USERS = ['parties', 'account'];

/**
 * The frame of a user's own pages and of the pages of a party for its hosts; null for everybody else, whose pages have none of it
 * (rule: host-page-whole).
 */
export function frameOf(
  address: PageAddress,
  { pathname }: URL,
  { answers, party, user }: FirstData,
  language: Language,
): Frame | null {
  if (user === null) return null;
  const initial = answers.find(({ call }) => call === 'identity.getInitial')?.output as FirstInitial | undefined;
  const isOfUser = address.kind === 'app' && OF_USERS.includes(address.page);
  const isOfHost = isHostPage(address, party);
  if (!isOfUser && !isOfHost) return null;
  return {
    language,
    pathname,
    party: isOfHost && party ? { rsvpEnabled: party.rsvpEnabled } : null,
    partyRef: address.kind === 'party' ? address.ref : '',
    hasPhotos: initial?.flags['photos'] ?? false,
    isInvitation: address.kind === 'party' && address.page === '',
  };
}
