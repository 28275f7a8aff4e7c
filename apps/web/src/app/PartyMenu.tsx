import Box from '@mui/material/Box';
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
  return (
    <Box
      component="nav"
      aria-label={t('nav.party')}
      sx={{
        order: { xs: 1, md: 0 },
        ml: { md: 3 },
        width: { xs: '100%', md: 'auto' },
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.25, sm: 2.5 },
        fontSize: { xs: '0.875rem', sm: '0.9375rem', lg: '1rem' },
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
            // 44 px high, also where they need two lines.
            py: 1.25,
            lineHeight: '22px',
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
