import { accentColours } from '@festlig/domain/web/accent-rules';
import type { Accent } from '@festlig/domain/web/hero-accents';
import { createTheme } from '@mui/material/styles';
import { componentsOf } from './theme-components';
import { SANS, SERIF } from '../lib/fonts';
import { darkPalette, type Palette, palette } from '../lib/palette';

const title = (fontSize: string) => ({
  fontFamily: SERIF,
  fontWeight: 480,
  fontSize,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** The colours of messages. */
interface Signals {
  error: string;
  success: string;
  warning: string;
  info: string;
}

const themeOf = (mode: 'light' | 'dark', colours: Palette, { error, success, warning, info }: Signals) =>
  createTheme({
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    palette: {
      mode,
      primary: { main: colours.berry, dark: colours.berryDark, light: colours.berryLight, contrastText: colours.paper },
      secondary: { main: colours.ink, contrastText: colours.paper },
      background: { default: colours.paper, paper: colours.card },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.line,
      error: { main: error },
      success: { main: success },
      warning: { main: warning },
      info: { main: info },
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
    components: componentsOf(colours),
  });

const SIGNALS: Record<'light' | 'dark', Signals> = {
  light: { error: '#b3261e', success: '#2f6b4a', warning: '#8a5a00', info: '#3d5a73' },
  dark: { error: '#ffaaa0', success: '#8fcfa9', warning: '#f0c66b', info: '#a8c4dd' },
};

/** Soft paper, ink, one accent colour, a characterful serif, motion under 200 ms (rules: the-look, screen-sizes). */
export const theme = themeOf('light', palette, SIGNALS.light);

/** Where the device is set to dark (rule: page-in-the-dark). */
export const darkTheme = themeOf('dark', darkPalette, SIGNALS.dark);

/** With another accent than the product's (rule: accent-of-picture). */
export const accentTheme = (mode: 'light' | 'dark', accent: Accent) =>
  themeOf(mode, { ...(mode === 'dark' ? darkPalette : palette), ...accentColours(accent)[mode] }, SIGNALS[mode]);
