import { createTheme } from '@mui/material/styles';
import { themeComponents } from './theme-components';
import { SANS, SERIF } from '../lib/fonts';
import { palette } from './palette';

const title = (fontSize: string) => ({
  fontFamily: SERIF,
  fontWeight: 480,
  fontSize,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** Soft paper, ink, one accent colour, a characterful serif, motion under 200 ms (rules: the-look, screen-sizes). */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  palette: {
    primary: { main: palette.berry, dark: palette.berryDark, light: palette.berryLight, contrastText: palette.paper },
    secondary: { main: palette.ink, contrastText: palette.paper },
    background: { default: palette.paper, paper: palette.card },
    text: { primary: palette.ink, secondary: palette.inkSoft },
    divider: palette.line,
    error: { main: '#b3261e' },
    success: { main: '#2f6b4a' },
    warning: { main: '#8a5a00' },
    info: { main: '#3d5a73' },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: SANS,
    h1: title('clamp(2rem, 1.5rem + 2vw, 2.9rem)'),
    h2: title('clamp(1.6rem, 1.3rem + 1.2vw, 2.100rem)'),
    h3: title('1.45rem'),
    h4: title('1.250rem'),
    h5: title('1.1rem'),
    h6: { fontFamily: SANS, fontWeight: 600, fontSize: '1rem' },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 190,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components: themeComponents,
});
