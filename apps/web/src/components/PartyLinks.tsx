import type { Party } from '@festlig/contracts/party';
import { useTexts } from '../i18n/use-texts';
import { Link, useLocation } from 'react-router-dom';
import { OVER_PAGE } from '../lib/over-page';
import css from './plain/plain.module.css';

/** Below the title: what can be opened over the invitation, then the host's own links (rules: photo-linked, wish-linked, party-actions). */
export function PartyLinks({ party }: { party: Party }) {
  const t = useTexts('app');
  const { search } = useLocation();
  const links = Object.entries(party.actions);
  const over = (['photos', 'wishlist'] as const).filter((page) => party.pages[page]);
  if (links.length === 0 && over.length === 0) return null;
  return (
    <ul className={css['links']}>
      {over.map((page) => (
        <li key={page}>
          <Link to={{ pathname: page, search }} state={OVER_PAGE} preventScrollReset>
            {t(`nav.${page}`)}
          </Link>
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
