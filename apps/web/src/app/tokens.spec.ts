import { describe, expect, it } from '@jest/globals';
import { UPRIGHT_BELOW } from '@festlig/domain/web/hero-image';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SANS, SERIF } from '../lib/fonts';
import { palette } from './palette';
import { theme } from './theme';

const sheet = (name: string) => readFileSync(join('apps/web/src/components', name), 'utf8');
/** The variables of the style sheet, in one kind of quotes and on one line. */
const tokens = new Map(
  [...sheet('tokens.css').matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll("'", '"'),
  ]),
);

describe('the variables of the style sheets', () => {
  it.each(Object.entries(palette))('have the colour %s of the palette', (name, value) => {
    expect(tokens.get(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`))).toBe(value);
  });

  it('have the fonts and the colour of errors that MUI has', () => {
    expect([tokens.get('serif'), tokens.get('sans')]).toEqual([SERIF, SANS]);
    expect(tokens.get('error')).toBe(theme.palette.error.main);
  });

  it('turn an invitation’s picture from upright to wide where its files do', () => {
    expect(sheet('hero.module.css')).toContain(`@container (min-width: ${UPRIGHT_BELOW}px)`);
  });
});
