import { describe, expect, it } from '@jest/globals';
import { contrast, palette } from '../lib/palette';
import { darkTheme, theme } from './theme';

describe('the palette', () => {
  it.each([
    ['ink on paper', palette.ink, palette.paper],
    ['soft ink on paper', palette.inkSoft, palette.paper],
    ['accent on paper', palette.berry, palette.paper],
    ['paper on accent', palette.paper, palette.berry],
    ['accent on ink', palette.berryLight, palette.ink],
  ])('%s has AA contrast', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets the words of a disabled switch be read', () => {
    const label = theme.components?.MuiFormControlLabel?.styleOverrides?.label as {
      '&.Mui-disabled': { color: string };
    };
    expect(contrast(label['&.Mui-disabled'].color, palette.card)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets be seen whether a disabled switch is on', () => {
    const base = theme.components?.MuiSwitch?.styleOverrides?.switchBase as Record<string, { color?: string }>;
    const colors = Object.values(base).flatMap(({ color }) => color ?? []);
    expect(colors).toHaveLength(1);
    expect(contrast(colors[0] ?? palette.card, palette.card)).toBeGreaterThanOrEqual(3);
  });

  it('gives a focused field a colour that is seen on paper and told from the colour of an error', () => {
    const color = theme.components?.MuiTextField?.defaultProps?.color;
    const focus = color === 'secondary' ? theme.palette.secondary.main : theme.palette.primary.main;
    expect(contrast(focus, palette.card)).toBeGreaterThanOrEqual(3);
    expect(contrast(focus, theme.palette.error.main)).toBeGreaterThanOrEqual(2);
    expect(contrast(theme.palette.error.main, palette.card)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['in the light', theme],
  ['in the dark', darkTheme],
])('a message %s', (_, { components, palette: colours }) => {
  it.each(['error', 'success', 'warning', 'info'] as const)(
    'of the kind %s can be read and is seen on its page',
    (severity) => {
      const variant = components?.MuiAlert?.variants?.find(
        ({ props }) => 'severity' in props && props.severity === severity,
      );
      const { color, backgroundColor } = variant?.style as Record<'color' | 'backgroundColor', string>;
      expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.primary.main, backgroundColor)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours[severity].main, backgroundColor)).toBeGreaterThanOrEqual(3);
      expect(contrast(backgroundColor, colours.background.default)).toBeGreaterThanOrEqual(1.06);
    },
  );
});
