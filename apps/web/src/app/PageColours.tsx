import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { darkTheme, theme } from './theme';

/** The query of tokens.css: paper that is printed is light. */
const IN_THE_DARK = 'screen and (prefers-color-scheme: dark)';

/** Pages with the device's colours (rule: page-in-the-dark). */
export function PageColours({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery(IN_THE_DARK, { noSsr: true });
  return <ThemeProvider theme={isDark ? darkTheme : theme}>{children}</ThemeProvider>;
}
