import { describe, expect, it } from '@jest/globals';
import { DRAWINGS } from '../web/drawings';
import { dark, light, PRODUCT, styleSheetOf } from './mail-style';

/** WCAG 2.2: relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
    const channel = Number.parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe('the colours of a mail', () => {
  it.each([
    ['in light mode', light],
    ['in dark mode', dark],
  ])('have enough contrast %s, on the card and on the background', (_, { paper, card, ink, soft, berry }) => {
    for (const text of [ink, soft, berry]) {
      for (const ground of [paper, card]) expect(contrast(text, ground)).toBeGreaterThan(4.5);
    }
  });

  it('have enough contrast on the button, which is the same in both modes', () => {
    expect(contrast('#ffffff', light.berry)).toBeGreaterThan(4.5);
  });

  it.each(Object.keys(DRAWINGS))('have enough contrast with the accent of %s (rule: accent-of-picture)', (name) => {
    const { light: onPaper = '', dark: inTheDark = '' } = DRAWINGS[name]?.accent ?? {};
    expect(contrast('#ffffff', onPaper)).toBeGreaterThan(4.5);
    for (const ground of ['paper', 'card'] as const) {
      expect(contrast(onPaper, light[ground])).toBeGreaterThan(4.5);
      expect(contrast(inTheDark, dark[ground])).toBeGreaterThan(4.5);
    }
  });

  it('are also written as rules for Outlook, which ignores the colour scheme query', () => {
    const styleSheet = styleSheetOf(PRODUCT, { ground: '#3f5445', ink: '#fffaf0', line: '#abcab7' });
    const [, night = ''] = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(styleSheet) ?? [];
    const rules = night.match(/[^{}]+\{[^{}]+\}/g) ?? [];
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) {
      const mark = rule.includes('background') ? 'data-ogsb' : 'data-ogsc';
      expect(styleSheet).toContain(`[${mark}] ${rule}`);
    }
  });
});
