import { describe, expect, it } from '@jest/globals';
import { accentRules, CARDS, ERRORS } from '@festlig/domain/web/accent-rules';
import { ACCENTS } from '@festlig/domain/web/hero-accents';
import { contrast, darkPalette, palette, type Palette } from '../lib/palette';
import { darkTheme, theme } from './theme';

const pathOf = (name: string) => `/media/hero-images/wedding/${name}.jpg`;
const variablesOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([a-z-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]));

/** The variables of a picture on light paper, and where the device is set to dark. */
function accentOf(name: string) {
  const [light = '', dark = ''] = accentRules(pathOf(name)).split('@media');
  return { light: variablesOf(light), dark: variablesOf(dark) };
}

const channelsOf = (hex: string) => (hex.match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
/** Of the channel (0-255) in which two colours differ most. */
const difference = (one: string, other: string) =>
  Math.max(...channelsOf(one).map((channel, at) => Math.abs(channel - (channelsOf(other)[at] ?? NaN))));

const names = Object.keys(ACCENTS);
const schemes = names.flatMap((name) => {
  const { light, dark } = accentOf(name);
  return [
    { title: `${name} in the light`, accent: light, colours: palette as Palette, error: theme.palette.error.main },
    { title: `${name} in the dark`, accent: dark, colours: darkPalette, error: darkTheme.palette.error.main },
  ];
});

describe('the accent of a picture (rule: accent-of-picture)', () => {
  it.each(schemes)('can be read, and be read on: $title', ({ accent, colours }) => {
    const { paper, card, ink } = colours;
    const pairs = [
      [accent['berry'], paper],
      [accent['berry'], card],
      [accent['berry'], accent['glad']],
      [paper, accent['berry']],
      [paper, accent['berry-dark']],
      [ink, accent['berry-light']],
      [ink, accent['glad']],
    ];
    for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(schemes)('has a ring of the focus that is seen, and is told from an error: $title', (scheme) => {
    const { accent, colours, error } = scheme;
    const ring = accent['ring'] === 'var(--ink)' ? colours.ink : (accent['ring'] ?? '');
    expect(contrast(ring, colours.card)).toBeGreaterThanOrEqual(3);
    expect(difference(ring, error)).toBeGreaterThanOrEqual(48);
  });

  it('leaves the ring of a red picture ink, which no error has', () => {
    expect(accentOf('cranberry-stars-dark').light['ring']).toBe('var(--ink)');
    expect(accentOf('balloon-morning-light').dark['ring']).toBe('var(--ink)');
    expect(accentOf('forest-deep-dark').light['ring']).toBe(ACCENTS['forest-deep-dark']?.[0]);
    expect(accentOf('forest-deep-dark').dark['ring']).toBe(ACCENTS['forest-deep-dark']?.[1]);
  });

  it('is mixed for the cards and the errors that the pages have', () => {
    expect(CARDS).toEqual({ light: palette.card, dark: darkPalette.card });
    expect(ERRORS).toEqual({ light: theme.palette.error.main, dark: darkTheme.palette.error.main });
  });

  it('is another for each picture', () => {
    expect(new Set(Object.values(ACCENTS).map(([light]) => light)).size).toBe(names.length);
  });

  it('is for the invitation alone, not for the bar above it and the tools of hosts', () => {
    for (const selector of accentRules(pathOf('forest-deep-dark')).match(/[^{}]+(?=\{--)/g) ?? [])
      expect(selector).toMatch(/^article\b/);
  });
});
