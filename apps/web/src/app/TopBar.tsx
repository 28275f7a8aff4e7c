import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router-dom';
import { usePartyOfPage } from '../api/party';
import { useUser } from '../api/session';
import { useLangPath } from '../i18n/use-language';
import { patiently } from '../lib/patiently';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

/** Loaded when needed: an invitation has none of them for its guests, who should not wait for them. */
const UserMenu = lazy(patiently(() => import('./UserMenu')));
const VisitorButtons = lazy(patiently(() => import('./VisitorButtons')));
const HostPath = lazy(patiently(() => import('./HostPath')));
const PartyMenu = lazy(patiently(() => import('./PartyMenu')));
/** The menu's place while it is loaded, so that the page below does not move. */
const menusPlace = (
  <Box sx={{ order: { xs: 1, md: 0 }, width: { xs: '100%', md: 'auto' }, height: { xs: 44, sm: 50 } }} />
);

/** Logo, the party's pages for its host, language, and the user's menu (rule: top-bar). */
export function TopBar() {
  const { t } = useTranslation();
  const user = useUser();
  const langPath = useLangPath();
  const { data: party, isError } = usePartyOfPage();
  const onPartyPage = useMatches().some((match) => match.params['idOrSlug'] !== undefined);
  const isHost = onPartyPage && party !== undefined && (party.isOwner || party.isCohost);
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 0.5, sm: 1.5 },
          minHeight: { xs: 56, sm: 64 },
          px: { xs: 2, sm: 3 },
          borderBottom: 1,
          borderColor: 'divider',
          displayPrint: 'none',
        }}
      >
        <Box
          component={Link}
          to={langPath('')}
          aria-label={`${t('product')}: ${t('action.home')}`}
          sx={{ color: 'text.primary', textDecoration: 'none' }}
        >
          <Logo />
        </Box>
        {isHost && (
          <Suspense fallback={menusPlace}>
            <PartyMenu />
          </Suspense>
        )}
        <Box sx={{ flex: 1 }} />
        <LanguageSwitch />
        {user === null && (!onPartyPage || isError) && (
          <Suspense>
            <VisitorButtons />
          </Suspense>
        )}
        {user && (
          <Suspense fallback={<Box sx={{ width: 44 }} />}>
            <UserMenu user={user} />
          </Suspense>
        )}
      </Box>
      {isHost && (
        <Suspense>
          <HostPath party={party} />
        </Suspense>
      )}
    </>
  );
}
