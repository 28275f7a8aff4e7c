import type { Components, Theme } from '@mui/material/styles';
import type { Palette } from '../lib/palette';

/** Forced colours hide our backgrounds, so buttons need a border. */
const FORCED_COLORS = '@media (forced-colors: active)';
/** Ink: the accent colour looks like that of an error. The gap also shows the ring of a button on a picture. */
const ringOnAll = ({ ink, paper }: Palette) => ({
  outline: `3px solid ${ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${paper}`,
});

const SEVERITIES = ['error', 'success', 'warning', 'info'] as const;
/** The colours of messages: of an icon or a word, and of the words on a tinted ground. */
export type Signals = Readonly<Record<(typeof SEVERITIES)[number], { main: string; ground: string; ink: string }>>;

/** For what is disabled, and never for text. */
const DISABLED = '#8f847b';

/** The product's style for MUI's components: round buttons, thin borders instead of shadows, focus always visible. */
export const componentsOf = (colours: Palette, signals: Signals): Components<Omit<Theme, 'components'>> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': ringOnAll(colours) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 44, paddingInline: 20 },
      sizeSmall: { paddingInline: 14 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      contained: { [FORCED_COLORS]: { border: '1px solid' } },
      // That it works can be seen, and read where it is said.
      loadingIndicator: { color: colours.inkSoft, whiteSpace: 'nowrap' },
    },
  },
  // The words of a switch are read although it is disabled.
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44 }, label: { '&.Mui-disabled': { color: colours.inkSoft } } },
  },
  MuiSwitch: {
    styleOverrides: {
      // Whether it is on can be seen although it is disabled. The repeated sign is stronger than MUI's rules for one that is on.
      switchBase: {
        '&&&.Mui-disabled': { color: DISABLED },
        '&&&.Mui-disabled + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: colours.line,
        },
      },
      track: { [FORCED_COLORS]: { border: '1px solid', opacity: 1 } },
      thumb: { [FORCED_COLORS]: { border: '1px solid', forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  // In the dark MUI would lighten what lies higher.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 16 } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${colours.line}` } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 20 }, paperFullScreen: { borderRadius: 0 } } },
  MuiDialogTitle: { defaultProps: { variant: 'h3' }, styleOverrides: { root: { paddingTop: 24 } } },
  // Uses the gap: MUI's own margin on all but the first is uneven where buttons wrap or are stacked.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '8px 24px 24px', gap: 8, flexWrap: 'wrap' } },
  },
  // A focused field has the colour of ink, so that it does not look like one with an error.
  MuiTextField: { defaultProps: { color: 'secondary' } },
  MuiOutlinedInput: { styleOverrides: { root: { minHeight: 44, borderRadius: 12, backgroundColor: colours.card } } },
  // MUI's own grounds are nearly black in the dark.
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 12 } },
    variants: SEVERITIES.map((severity) => ({
      props: { severity, variant: 'standard' as const },
      style: { backgroundColor: signals[severity].ground, color: signals[severity].ink },
    })),
  },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
});
