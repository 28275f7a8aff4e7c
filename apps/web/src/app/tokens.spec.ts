import { describe, expect, it } from '@jest/globals';
import { UPRIGHT_BELOW } from '@festlig/domain/web/hero-image';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SANS, SERIF } from '../lib/fonts';
import { contrast, darkPalette, palette } from '../lib/palette';
import { darkTheme, theme } from './theme';

const sheet = (name: string) => readFileSync(join('apps/web/src/components', name), 'utf8');
/** The variables of a part of the style sheet, in one kind of quotes and on one line. */
const variablesOf = (css: string) =>
  new Map(
    [...css.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", '"'),
    ]),
  );
const [light = '', dark = ''] = sheet('tokens.css').split('@media screen and (prefers-color-scheme: dark)');
const tokens = variablesOf(light);
const inTheDark = variablesOf(dark);

describe('the variables of the style sheets', () => {
  it.each(Object.entries(palette))('have the colour %s of the palette', (name, value) => {
    expect(tokens.get(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`))).toBe(value);
  });

  it.each(Object.entries(darkPalette))('have the colour %s of the dark palette in the dark', (name, value) => {
    expect(inTheDark.get(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`))).toBe(value);
  });

  it('have the fonts and the colours of errors that MUI has', () => {
    expect([tokens.get('title'), tokens.get('sans')]).toEqual([SERIF, SANS]);
    expect(tokens.get('error')).toBe(theme.palette.error.main);
    expect(inTheDark.get('error')).toBe(darkTheme.palette.error.main);
    for (const [kind, grounds] of [
      [theme, tokens],
      [darkTheme, inTheDark],
    ] as const) {
      for (const severity of ['error', 'warning'] as const) {
        const { variants } = kind.components?.MuiAlert ?? {};
        const style = variants?.find(({ props }) => 'severity' in props && props.severity === severity)?.style;
        expect(style).toEqual({
          backgroundColor: grounds.get(`${severity}-ground`),
          color: grounds.get(`${severity}-ink`),
        });
      }
    }
  });

  it.each([
    ['ink', 'paper'],
    ['ink', 'card'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'card'],
    ['berry', 'paper'],
    ['berry', 'card'],
    ['paper', 'berry'],
    ['paper', 'berry-dark'],
    ['ink', 'berry-light'],
    ['error', 'card'],
    ['error-ink', 'error-ground'],
    ['warning-ink', 'warning-ground'],
    ['ink', 'glad'],
    ['ink-soft', 'warm'],
  ])('let %s be read on %s in the dark (rule: page-in-the-dark)', (text, ground) => {
    expect(contrast(inTheDark.get(text) ?? '', inTheDark.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('have a colour in the dark for each colour, on every page', () => {
    const colours = [...tokens.keys()].filter((name) => !['title', 'sans'].includes(name));
    expect([...inTheDark.keys()].sort()).toEqual(colours.sort());
    expect(dark).toMatch(/^ \{\s*:root \{/);
  });

  it.each(['guest.html', 'index.html'])('give the bar of the browser the colour of the paper in %s', (name) => {
    const page = readFileSync(join('apps/web', name), 'utf8');
    expect(page).toContain(`content="${inTheDark.get('paper')}" media="(prefers-color-scheme: dark)"`);
    expect(page).toContain(`content="${tokens.get('paper')}" />`);
  });

  it('turn an invitation’s picture from upright to wide where its files do', () => {
    expect(sheet('hero.module.css')).toContain(`@container (min-width: ${UPRIGHT_BELOW}px)`);
  });
});
