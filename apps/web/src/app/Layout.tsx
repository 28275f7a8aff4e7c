import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useConfirmedElsewhere } from '../api/session';
import { PageSkeleton } from '../components/Loading';
import { OfflineNotice } from '../components/OfflineNotice';
import { showLanguage } from '../i18n/i18n';
import { languageOfPath } from '../i18n/language';
import { HelpOverPage } from './HelpOverPage';
import { LoginPrompt } from './LoginPrompt';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const pageOnItsWay = {
  position: 'fixed',
  top: 0,
  left: 0,
  width: '30%',
  height: 2,
  zIndex: 'tooltip',
  bgcolor: 'primary.main',
  animation: `${slide} 1.2s linear infinite`,
} as const;

/** As high as the screen, at whose bottom the footer of a short page stands. */
const main = {
  flex: '1 0 auto',
  '&:focus': { outline: 'none' },
  '& > footer': { position: 'sticky', top: '100vh' },
} as const;

/** What surrounds every page. */
export function Layout() {
  const { pathname } = useLocation();
  useConfirmedElsewhere();
  const fetching = useNavigation().state === 'loading';
  useEffect(() => {
    const language = languageOfPath(pathname);
    if (language) void showLanguage(language);
  }, [pathname]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar />
      {fetching && <Box aria-hidden sx={pageOnItsWay} />}
      <OfflineNotice />
      <Box component="main" id="content" tabIndex={-1} sx={main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <LoginPrompt />
      <HelpOverPage />
      <ScrollRestoration />
    </Box>
  );
}
