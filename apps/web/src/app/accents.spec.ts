import { describe, expect, it } from '@jest/globals';
import { accentRules, CARDS, ERRORS } from '@festlig/domain/web/accent-rules';
import { type Accent, DRAWINGS } from '@festlig/domain/web/drawings';
import { namedColours, ROWS } from '@festlig/domain/web/hero-colours';
import { COLOURS } from '@festlig/domain/web/look';
import { photoAccent } from '@festlig/domain/web/photo-accent';
import { contrast, darkPalette, palette, type Palette } from '../lib/palette';
import { darkTheme, theme } from './theme';

const variablesOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([a-z-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]));

const rulesOf = (accent: Accent) => accentRules({ typeface: 'fraunces', accent });

/** The variables of an accent on light paper, and where the device is set to dark. */
function shown(accent: Accent) {
  const [light = '', dark = ''] = rulesOf(accent).split('@media');
  return { light: variablesOf(light), dark: variablesOf(dark) };
}
/** Photos of each of these many colours, from those that are nearly grey to those of a lamp. */
const LEVELS = [0, 51, 102, 153, 204, 255];
const photos = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => namedColours([[red, green, blue]]))),
).flatMap((colour) => {
  const accent = photoAccent(`/media/images/1/2/c0ffee-${colour.repeat(ROWS)}-dark.jpg`);
  return accent ? [{ name: `a photo of #${colour}`, accent }] : [];
});

const channelsOf = (hex: string) => (hex.match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
/** Of the channel (0-255) in which two colours differ most. */
const difference = (one: string, other: string) =>
  Math.max(...channelsOf(one).map((channel, at) => Math.abs(channel - (channelsOf(other)[at] ?? NaN))));

const names = Object.keys(DRAWINGS);
const chosen = Object.entries(COLOURS).flatMap(([name, accent]) => (accent ? [{ name, accent }] : []));
const schemes = [
  ...Object.entries(DRAWINGS).map(([name, { accent }]) => ({ name, accent })),
  ...chosen,
  ...photos,
].flatMap(({ name, accent }) => {
  const { light, dark } = shown(accent);
  return [
    { title: `${name} in the light`, accent: light, colours: palette as Palette, error: theme.palette.error.main },
    { title: `${name} in the dark`, accent: dark, colours: darkPalette, error: darkTheme.palette.error.main },
  ];
});

describe('the accent of a picture (rule: accent-of-picture)', () => {
  it.each(schemes)('can be read, and be read on: $title', ({ accent, colours }) => {
    const { paper, card, ink, inkSoft } = colours;
    const pairs = [
      [accent['berry'], paper],
      [accent['berry'], card],
      [accent['berry'], accent['glad']],
      [paper, accent['berry']],
      [paper, accent['berry-dark']],
      [ink, accent['berry-light']],
      [ink, accent['glad']],
      [inkSoft, accent['glad']],
    ];
    for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(schemes.filter(({ accent }) => accent['deep']))(
    'is so deep on the band of the facts that labels can be read on it (rule: page-themes): $title',
    ({ accent }) => {
      const deep = channelsOf(accent['deep'] ?? '');
      // As in page.module.css: #fffaf0d9 over it.
      const label = namedColours([
        channelsOf('#fffaf0').map((channel, at) => Math.round(channel * 0.85 + (deep[at] ?? 0) * 0.15)) as [
          number,
          number,
          number,
        ],
      ]);
      expect(contrast(`#${label}`, accent['deep'] ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(schemes)('has a ring of the focus that is seen, and is told from an error: $title', (scheme) => {
    const { accent, colours, error } = scheme;
    const ring = accent['ring'] === 'var(--ink)' ? colours.ink : (accent['ring'] ?? '');
    expect(contrast(ring, colours.card)).toBeGreaterThanOrEqual(3);
    expect(difference(ring, error)).toBeGreaterThanOrEqual(48);
  });

  it('leaves the ring of a red picture ink, which no error has', () => {
    expect(shown(DRAWINGS['cranberry-stars']!.accent).light['ring']).toBe('var(--ink)');
    expect(shown(DRAWINGS['balloon-morning']!.accent).dark['ring']).toBe('var(--ink)');
    expect(shown(DRAWINGS['forest-deep']!.accent).light['ring']).toBe(DRAWINGS['forest-deep']!.accent.light);
    expect(shown(DRAWINGS['forest-deep']!.accent).dark['ring']).toBe(DRAWINGS['forest-deep']!.accent.dark);
  });

  it('is mixed for the cards and the errors that the pages have', () => {
    expect(CARDS).toEqual({ light: palette.card, dark: darkPalette.card });
    expect(ERRORS).toEqual({ light: theme.palette.error.main, dark: darkTheme.palette.error.main });
  });

  it('is known of all photos that are not grey', () => expect(photos).toHaveLength(LEVELS.length ** 3 - LEVELS.length));

  it('is another for each picture', () => {
    expect(new Set(Object.values(DRAWINGS).map(({ accent }) => accent.light)).size).toBe(names.length);
  });

  it('is for the invitation alone, not for the bar above it and the tools of hosts', () => {
    for (const selector of rulesOf(DRAWINGS['forest-deep']!.accent).match(/[^{}]+(?=\{--)/g) ?? [])
      expect(selector).toMatch(/^article\b/);
  });
});
