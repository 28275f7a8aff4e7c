import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider } from '@mui/material/styles';
import { showsInvitation, pageAt } from '@festlig/domain/web/pages';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePartyOfPage } from '../api/party';
import { darkPalette, palette } from './palette';
import { darkTheme, theme } from './theme';

/** Paper of the device's colour for guests, on the invitation and on what is open over it; light paper for hosts (rule: page-in-the-dark). */
export function PageColours({ children }: { children: ReactNode }) {
  const { data: party } = usePartyOfPage();
  const isInvitation = showsInvitation(pageAt(useLocation().pathname));
  const isGuests = isInvitation && party !== undefined && !party.isOwner && !party.isCohost;
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) && isGuests;
  // Before the browser draws.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-follows-device', isGuests);
    const bar = document.querySelector('meta[name="theme-color"]:not([media])');
    bar?.setAttribute('content', (isDark ? darkPalette : palette).paper);
  }, [isGuests, isDark]);
  return <ThemeProvider theme={isDark ? darkTheme : theme}>{children}</ThemeProvider>;
}
