import type { Language } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { COHOST_PAGE, isForGuests, isForHosts, type PageAddress, showsInvitation } from '@festlig/domain/web/pages';
import type { FirstData } from './first-answer';

type PartyAddress = Extract<PageAddress, { kind: 'party' }>;

/**
 * Whether the page is at another address: an invitation at the party's own one, and every page when it was opened by one
 * that the party had before (rules: slug-redirect, slug-kept).
 */
const isMoved = ({ id, sid, slug }: Party, address: PartyAddress): boolean =>
  showsInvitation(address) && slug !== null ? address.ref !== slug : ![id, sid, slug].includes(address.ref);

/** Whether only hosts have the page; where they accept to be one, they are none yet. */
export const isHostsOnly = (address: PageAddress): address is PartyAddress =>
  address.kind === 'party' && !isForGuests(address) && address.page !== COHOST_PAGE;

/** Whether a page of the party is shown to one of its hosts, with the host's bar and menu (rule: host-page-whole). */
export const isHostPage = (address: PageAddress, party: Party | null): boolean =>
  (isForHosts(address) || showsInvitation(address)) && isEditor(party);

interface Opened {
  url: URL;
  address: PageAddress;
  data: Pick<FirstData, 'party' | 'user'>;
  language: Language;
  /** It answers a form, whose refusal is shown at the address to which the form was posted. */
  isPosted: boolean;
}

/** Where the page is instead, for this visitor; null when it is here. */
export function pageElsewhere({ url, address, data, language, isPosted }: Opened): string | null {
  const { party, user } = data;
  if (!isPosted && party && address.kind === 'party' && isMoved(party, address)) {
    const below = url.pathname.split('/').filter(Boolean).slice(1);
    return `/${[party.slug ?? party.sid, ...below].join('/')}${url.search}`;
  }
  // Visitors may be hosts: an existing host's page asks them to log in by itself.
  if (isHostsOnly(address) && party && !isEditor(party) && (user !== null || address.page === '*')) {
    return `/${party.slug ?? party.sid}${guestQueryOf(url.searchParams)}`;
  }
  return address.kind === 'no-language' ? `/${address.only ?? language}${url.pathname}${url.search}` : null;
}
