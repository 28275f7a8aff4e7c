import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SHEET = fileURLToPath(new URL('../../apps/web/src/components/common-letters.css', import.meta.url));
const MADE = fileURLToPath(new URL('../../node_modules/.cache/common-letters/', import.meta.url));

type Axes = Record<string, number | { min: number; max: number }>;

/** The whole fonts, and what is kept of their axes. Fraunces is drawn for the size of titles: its axis of sizes weighs half. */
const WHOLE: Record<string, { font: string; axes: Axes }> = {
  'figtree-common': {
    font: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'fraunces-common': {
    font: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: { min: 400, max: 700 } },
  },
};

/** The letters of each font that a style sheet names, by its `unicode-range`. */
export function lettersIn(sheet: string): Record<string, string> {
  const faces = [...sheet.matchAll(/url\('@common-letters\/([\w-]+)\.woff2'\)[^}]*unicode-range:([^;}]+)/g)];
  return Object.fromEntries(faces.map(([, name = '', ranges = '']) => [name, lettersOf(ranges)]));
}

function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/, '').split('-');
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
    })
    .join('');
}

async function make(name: string, letters: string): Promise<void> {
  const whole = WHOLE[name];
  if (!whole) throw new Error(`${SHEET} names ${name}, which no font is given for`);
  const font = await readFile(createRequire(import.meta.url).resolve(whole.font));
  const made = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: whole.axes });
  // Under its final name only when it is complete: another build may read it.
  const part = join(MADE, `${name}.${createHash('sha256').update(made).digest('hex').slice(0, 8)}.part`);
  await writeFile(part, made);
  await rename(part, join(MADE, `${name}.woff2`));
}

/**
 * Makes small fonts that have the letters of nearly every page (components/common-letters.css says which): a phone loads
 * them first, and the whole fonts only for other letters (rule: guest-page-is-light).
 */
export function commonLetters(): Plugin {
  return {
    name: 'festlig-common-letters',
    async config() {
      await mkdir(MADE, { recursive: true });
      const letters = lettersIn(await readFile(SHEET, 'utf8'));
      await Promise.all(Object.entries(letters).map(([name, of]) => make(name, of)));
      return { resolve: { alias: [{ find: /^@common-letters\//, replacement: MADE }] } };
    },
  };
}
