import type { Party } from '@festlig/contracts/party';
import { useTexts } from '../i18n/use-texts';
import { PageLink, useAddress } from '../api/page-source';
import { OVER_PAGE } from '../lib/over-page';
import css from './plain/plain.module.css';

/** Whether the invitation on this page links to its photos. */
export const linksToPhotos = (): boolean => document.querySelector('main a[href*="/photos"]') !== null;

/** Below the title: what can be opened over the invitation, then the host's own links (rules: photo-linked, wish-linked, party-actions). */
export function PartyLinks({ party }: { party: Party }) {
  const t = useTexts('app');
  const { partyRef, search } = useAddress();
  const links = Object.entries(party.actions);
  const over = (['photos', 'wishlist'] as const).filter((page) => party.pages[page]);
  if (links.length === 0 && over.length === 0) return null;
  return (
    <ul className={css['links']}>
      {over.map((page) => (
        <li key={page}>
          <PageLink to={`/${partyRef}/${page}${search}`} state={OVER_PAGE} preventScrollReset>
            {t(`nav.${page}`)}
          </PageLink>
        </li>
      ))}
      {links.map(([address, label]) => (
        <li key={address}>
          <a href={address} rel="noopener nofollow">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
