import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useFlag } from '../api/flags';
import { usePartyOfPage, usePartyRef } from '../api/party';
import { OVER_PAGE } from '../lib/over-page';
import { CohostWatch } from './CohostWatch';

const PAGES = [
  ['front', ''],
  ['contacts', '/contacts'],
  ['invitations', '/invitations'],
  ['rsvps', '/rsvps'],
  ['photos', '/photos'],
  ['wishlist', '/wishlist'],
  ['settings', '/settings'],
] as const;
const OVER_INVITATION: readonly string[] = ['/photos', '/wishlist'];

/**
 * The host's links to the pages of one party, without the replies while these are off
 * (rules: party-menu, party-menu-photos, party-menu-wishes, party-menu-upgrade, menu-without-replies).
 */
export default function PartyMenu() {
  const { t } = useTranslation();
  const { t: planT } = useTranslation('plan');
  const partyRef = usePartyRef();
  const { data: party } = usePartyOfPage();
  const hidden = [useFlag('photos') ? '' : 'photos', party?.rsvpEnabled === false ? 'rsvps' : ''];
  const links = [
    ...PAGES.filter(([name]) => !hidden.includes(name)).map(([name, path]) => ({ path, label: t(`nav.${name}`) })),
    ...(party ? [{ path: '/plan', label: planT(party.plan === 'free' ? 'upgrade' : 'menu') }] : []),
  ];
  const { pathname } = useLocation();
  const isInvitation = pathname === `/${partyRef}`;
  const menu = useRef<HTMLElement>(null);
  // On a phone the last links are out of sight: scrolls the current one into view.
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !here) return;
    const middle = here.offsetLeft - menu.current.offsetLeft + here.offsetWidth / 2;
    menu.current.scrollLeft = middle - menu.current.clientWidth / 2;
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={menu}
      aria-label={t('nav.party')}
      sx={{
        order: { xs: 1, md: 0 },
        ml: { md: 3 },
        width: { xs: '100%', md: 'auto' },
        display: 'flex',
        overflowX: 'auto',
        alignItems: 'center',
        gap: { xs: 1.75, sm: 3 },
        fontSize: { xs: '0.9375rem', sm: '1rem' },
      }}
    >
      {links.map(({ path, label }) => (
        <Box
          key={path}
          component={NavLink}
          to={`/${partyRef}${path}`}
          end
          {...(OVER_INVITATION.includes(path) && isInvitation && { state: OVER_PAGE, preventScrollReset: true })}
          sx={{
            minWidth: 44,
            // On a phone the links scroll: narrower ones would overlap.
            flexShrink: 0,
            py: 1.5,
            textAlign: 'center',
            whiteSpace: 'nowrap',
            textDecoration: 'none',
            fontWeight: 500,
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&.active': { color: 'text.primary', borderColor: 'primary.main' },
            '&:focus-visible': { outlineOffset: -3 },
            // Forced colours make a transparent border visible, so every link would look like the current page.
            '@media (forced-colors: active)': { '&:not(.active)': { borderColor: 'Canvas' } },
          }}
        >
          {label}
        </Box>
      ))}
      {party?.isCohost && <CohostWatch />}
    </Box>
  );
}
