import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const fromComponents = (name: string) =>
  fileURLToPath(new URL(`../../apps/web/src/components/${name}`, import.meta.url));
const SHEETS = ['common-letters.css', 'typefaces.css'].map(fromComponents);
const MADE = fileURLToPath(new URL('../../node_modules/.cache/common-letters/', import.meta.url));

type Axes = Record<string, number | { min: number; max: number }>;

export interface WholeFont {
  font: string;
  /** What is kept of its axes. */
  axes?: Axes;
  /** Its features that are kept; all of them when left out, with the other forms of letters that they need. */
  features?: readonly string[];
  /** Without the instructions for screens on which nobody would see them. */
  isUnhinted?: boolean;
}

/** Fraunces is drawn for the size of titles: its axis of sizes weighs half. */
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const DRAWN_FOR = 40;

const ONE_FORM = { features: ['kern', 'liga'], isUnhinted: true } as const;

/** The typefaces beside Fraunces, each in one weight. */
export const TYPEFACES: Readonly<Record<string, (letters: string) => WholeFont>> = {
  cormorant: (of) => ({ font: `@fontsource/cormorant-garamond/files/cormorant-garamond-${of}-600-normal.woff2` }),
  young: (of) => ({ font: `@fontsource/young-serif/files/young-serif-${of}-400-normal.woff2` }),
  fredoka: (of) => ({
    font: `@fontsource-variable/fredoka/files/fredoka-${of}-wght-normal.woff2`,
    axes: { wght: 560 },
  }),
  bricolage: (of) => ({
    font: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${of}-opsz-normal.woff2`,
    axes: { opsz: 48, wght: 680 },
  }),
  // A script and a hand have further forms of each letter, which weigh as much again.
  vibes: (of) => ({ font: `@fontsource/great-vibes/files/great-vibes-${of}-400-normal.woff2`, ...ONE_FORM }),
  caveat: (of) => ({ font: `@fontsource/caveat/files/caveat-${of}-700-normal.woff2`, ...ONE_FORM }),
};

/** The whole font of which each small one is made. */
export const WHOLE: Readonly<Record<string, WholeFont>> = {
  'figtree-common': {
    font: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'fraunces-common': { font: FRAUNCES, axes: { opsz: DRAWN_FOR, wght: { min: 400, max: 700 } } },
  'fraunces-name': { font: FRAUNCES, axes: { opsz: DRAWN_FOR, wght: 560 } },
  ...Object.fromEntries(
    Object.entries(TYPEFACES).flatMap(([name, wholeOf]) => [
      [`${name}-common`, wholeOf('latin')],
      [`${name}-latin`, wholeOf('latin')],
      [`${name}-latin-ext`, wholeOf('latin-ext')],
    ]),
  ),
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
  if (!whole) throw new Error(`A style sheet names ${name}, which no font is given for`);
  const font = await readFile(createRequire(import.meta.url).resolve(whole.font));
  const made = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    ...(whole.axes && { variationAxes: whole.axes }),
    ...(whole.features && { keepFeatures: [...whole.features] }),
    ...(whole.isUnhinted && { noHinting: true }),
  });
  // Under its final name only when it is complete: another build may read it.
  const part = join(MADE, `${name}.${createHash('sha256').update(made).digest('hex').slice(0, 8)}.part`);
  await writeFile(part, made);
  await rename(part, join(MADE, `${name}.woff2`));
}

/** The titles and the words of mails load these (libs/domain, web/typefaces.ts). */
export const OF_MAILS = ['figtree', 'fraunces', ...Object.keys(TYPEFACES)];

/**
 * Makes small fonts that have the letters of nearly every page (components/common-letters.css and typefaces.css say which): a phone
 * loads them first, and other files only for other letters (rule: guest-page-is-light). Those of mails are also at addresses
 * that stay the same.
 */
export function commonLetters(): Plugin {
  return {
    name: 'festlig-common-letters',
    async config() {
      await mkdir(MADE, { recursive: true });
      const sheets = await Promise.all(SHEETS.map((sheet) => readFile(sheet, 'utf8')));
      const letters = lettersIn(sheets.join('\n'));
      await Promise.all(Object.entries(letters).map(([name, of]) => make(name, of)));
      return { resolve: { alias: [{ find: /^@common-letters\//, replacement: MADE }] } };
    },
    async generateBundle() {
      for (const name of OF_MAILS) {
        const source = await readFile(join(MADE, `${name}-common.woff2`));
        this.emitFile({ type: 'asset', fileName: `fonts/${name}.woff2`, source });
      }
    },
  };
}
