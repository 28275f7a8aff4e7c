import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { PageSkeleton } from '../components/Loading';
import { showLanguage } from '../i18n/i18n';
import { languageOfPath } from '../i18n/language';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** What surrounds every page. */
export function Layout() {
  const { pathname } = useLocation();
  const fetching = useNavigation().state === 'loading';
  useEffect(() => {
    const language = languageOfPath(pathname);
    if (language) void showLanguage(language);
  }, [pathname]);
  return (
    <>
      <SkipLink />
      <TopBar />
      {fetching && (
        <LinearProgress aria-hidden sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip', height: 2 }} />
      )}
      <OfflineNotice />
      <Box component="main" id="content" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <ScrollRestoration />
    </>
  );
}
