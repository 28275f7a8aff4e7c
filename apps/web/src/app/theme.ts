import { accentColours } from '@festlig/domain/web/accent-rules';
import type { Accent } from '@festlig/domain/web/drawings';
import { createTheme } from '@mui/material/styles';
import { componentsOf, type Signals } from './theme-components';
import { darkPalette, type Palette, palette } from '../lib/palette';

const title = (fontSize: string) => ({
  // On an invitation that of its picture (rule: typeface-of-picture).
  fontFamily: 'var(--title)',
  fontVariant: 'lining-nums',
  fontWeight: 480,
  fontSize,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

const themeOf = (mode: 'light' | 'dark', colours: Palette, signals: Signals) =>
  createTheme({
    palette: {
      mode,
      primary: { main: colours.berry, dark: colours.berryDark, light: colours.berryLight, contrastText: colours.paper },
      secondary: { main: colours.ink, contrastText: colours.paper },
      background: { default: colours.paper, paper: colours.card },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.line,
      ...signals,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'var(--sans)',
      h1: title('clamp(2rem, 1.5rem + 2vw, 2.9rem)'),
      h2: title('clamp(1.6rem, 1.3rem + 1.2vw, 2.1rem)'),
      h3: title('1.45rem'),
      h4: title('1.25rem'),
      h6: { fontWeight: 600, fontSize: '1rem' },
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
    components: componentsOf(colours, signals),
  });

const SIGNALS: Record<'light' | 'dark', Signals> = {
  light: {
    error: { main: '#b3261e', ground: '#fbeceb', ink: '#7d1a14' },
    success: { main: '#2f6b4a', ground: '#e8f1e9', ink: '#1f4a33' },
    warning: { main: '#8a5a00', ground: '#f8efdf', ink: '#5e3d00' },
    info: { main: '#3d5a73', ground: '#ebf0f3', ink: '#2b4054' },
  },
  dark: {
    error: { main: '#ffaaa0', ground: '#45201d', ink: '#ffd3cd' },
    success: { main: '#8fcfa9', ground: '#21382c', ink: '#cdebd8' },
    warning: { main: '#f0c66b', ground: '#3d2f14', ink: '#f6dfae' },
    info: { main: '#a8c4dd', ground: '#283641', ink: '#d3e3f0' },
  },
};

/** Soft paper, ink, one accent colour, a characterful serif, motion under 200 ms (rules: the-look, screen-sizes). */
export const theme = themeOf('light', palette, SIGNALS.light);

/** Where the device is set to dark (rule: page-in-the-dark). */
export const darkTheme = themeOf('dark', darkPalette, SIGNALS.dark);

/** With another accent than the product's (rule: accent-of-picture). */
export const accentTheme = (mode: 'light' | 'dark', accent: Accent) =>
  themeOf(mode, { ...(mode === 'dark' ? darkPalette : palette), ...accentColours(accent)[mode] }, SIGNALS[mode]);
