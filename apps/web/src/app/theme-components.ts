import type { Components, Theme } from '@mui/material/styles';
import { palette } from './palette';

/** Where readers put their own few colours in the place of ours, a button has an edge to be known by. */
const FORCED_COLORS = '@media (forced-colors: active)';
const focusRing = { outline: `3px solid ${palette.berry}`, outlineOffset: 2 };

/** How MUI's components look with us: round buttons, hairlines instead of shadows, focus always visible. */
export const themeComponents: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 80 },
      body: { minHeight: '100dvh', overflowWrap: 'break-word' },
      ':focus-visible': focusRing,
      '::selection': { background: palette.berryLight },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short time: with one, what a script measures right after a change is still the state before it.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 44, paddingInline: 20 },
      sizeSmall: { minHeight: 36, paddingInline: 14 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      contained: { [FORCED_COLORS]: { border: '1px solid' } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      track: { [FORCED_COLORS]: { border: '1px solid', opacity: 1 } },
      thumb: { [FORCED_COLORS]: { border: '1px solid', forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  // The dotted name is easily written by habit; it means the same.
  MuiTypography: { variants: [{ props: { color: 'text.secondary' }, style: { color: palette.inkSoft } }] },
  MuiPaper: { styleOverrides: { rounded: { borderRadius: 16 } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${palette.line}`, borderRadius: 16 } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 20 } } },
  MuiDialogTitle: { defaultProps: { variant: 'h3' }, styleOverrides: { root: { paddingTop: 24 } } },
  // The gap is the space: MUI's own, a margin on all but the first, is uneven where buttons wrap or stand in a column.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '8px 24px 24px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12, backgroundColor: palette.card } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
  MuiLink: { defaultProps: { underline: 'always' } },
};
