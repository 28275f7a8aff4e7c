import type { Party } from '@festlig/contracts/party';
import { useTexts } from '../i18n/use-texts';
import { PageLink, useAddress } from '../api/page-source';
import { OVER_PAGE } from '../lib/over-page';
import css from './plain/plain.module.css';

/** Whether the invitation on this page links to its photos. */
export const linksToPhotos = (): boolean => document.querySelector('main a[href*="/photos"]') !== null;

/** The host's own links (rule: party-actions). */
export function OwnLinks({ party }: { party: Party }) {
  const links = Object.entries(party.actions);
  if (links.length === 0) return null;
  return (
    <ul className={css['links']}>
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

/** What can be opened over the invitation (rules: photo-linked, wish-linked). */
export function PartyLinks({ party }: { party: Party }) {
  const t = useTexts('app');
  const { partyRef, search } = useAddress();
  const over = (['photos', 'wishlist'] as const).filter((page) => party.pages[page]);
  if (over.length === 0) return null;
  return (
    <ul className={css['links']}>
      {over.map((page) => (
        <li key={page}>
          <PageLink to={`/${partyRef}/${page}${search}`} state={OVER_PAGE} preventScrollReset>
            {t(`nav.${page}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
