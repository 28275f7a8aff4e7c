import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useConfirmedElsewhere } from '../api/session';
import { PageFrame } from '../components/frame/PageFrame';
import { PageSkeleton } from '../components/Loading';
import { showLanguage } from '../i18n/i18n';
import { languageOfPath } from '../i18n/language';
import { HelpOverPage } from './HelpOverPage';
import { LoginPrompt } from './LoginPrompt';
import { TopBar } from './TopBar';

const slide = keyframes({ to: { transform: 'translateX(450%)' } });
const pageOnItsWay = {
  position: 'fixed',
  top: 0,
  left: '-30%',
  width: '30%',
  height: 2,
  zIndex: 'tooltip',
  bgcolor: 'primary.main',
  animation: `${slide} 1.2s linear infinite`,
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
    <PageFrame
      bar={
        <>
          <TopBar />
          {fetching && <Box aria-hidden sx={pageOnItsWay} />}
        </>
      }
      over={
        <>
          <LoginPrompt />
          <HelpOverPage />
          <ScrollRestoration />
        </>
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
