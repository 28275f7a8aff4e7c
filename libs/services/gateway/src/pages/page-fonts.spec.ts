import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageAt } from '@festlig/domain/web/pages';
import { TYPEFACES, type Typeface } from '@festlig/domain/web/typefaces';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtGuestPages } from './built-guest-pages';
import { pageFaces, withoutFiles, wizardTypeface } from './page-fonts';

const face = (family: string, file: string) => `@font-face{font-family:${family};src:url(/assets/${file}.woff2)}`;
const FILES = {
  'Cormorant Garamond': 'cormorant',
  'Young Serif': 'young',
  Fredoka: 'fredoka',
  'Great Vibes': 'vibes',
  Caveat: 'caveat',
};
const STAND_IN = '@font-face{font-family:Fraunces by Georgia;src:local(Georgia)}';
const GUEST = `h1{margin:0}${face('Figtree Variable', 'figtree')}${face('Fraunces Variable', 'fraunces')}${STAND_IN}`;
const BY_ARIAL = '@font-face{font-family:Titles by Arial;src:local(Arial)}';
const APP = [
  'h2{margin:0}',
  ...Object.entries(FILES).map(([family, file]) => face(family, file)),
  face('Bricolage Grotesque', 'bricolage'),
  face('Festlig', 'name'),
  BY_ARIAL,
  STAND_IN,
].join('');

const filesIn = (css: string) => [...css.matchAll(/url\(\/assets\/([\w-]+)\./g)].map(([, file]) => file);

describe('the fonts of a guest’s page (rule: typeface-of-picture)', () => {
  it.each(['cormorant', 'young', 'fredoka', 'bricolage', 'vibes', 'caveat'] as const)(
    'are with %s that typeface in the place of Fraunces, of which the product’s name is left',
    (typeface) => {
      const css = pageFaces(typeface, GUEST, APP);
      expect(filesIn(css)).toEqual(['figtree', typeface, 'name']);
      expect(css).toMatch(/header\{--title:"Festlig", "Fraunces by Georgia",[^}]*\}$/);
      expect(css).not.toContain('margin');
    },
  );

  it('are Fraunces and no other where the invitation has it', () => {
    expect(filesIn(pageFaces('fraunces', GUEST, APP))).toEqual(['figtree', 'fraunces']);
    expect(pageFaces('fraunces', GUEST, APP)).not.toContain('header');
  });

  it('have what stands in for them, once', () => {
    expect(pageFaces('bricolage', GUEST, APP)).toContain(BY_ARIAL);
    expect(pageFaces('young', GUEST, APP)).not.toContain(BY_ARIAL);
    // The page has it already.
    expect(pageFaces('young', GUEST, APP)).not.toContain(STAND_IN);
    expect(withoutFiles(GUEST)).toBe(`h1{margin:0}${STAND_IN}`);
  });
});

it.each([
  ['/da/new/wedding', 'cormorant'],
  ['/en/new/christmas', 'young'],
  ['/en/new', 'bricolage'],
  ['/en/new/nothing', 'bricolage'],
  ['/en/new/wedding/edit', undefined],
  ['/da/parties', undefined],
  ['/wedding', undefined],
])('has the typeface of the title that the wizard draws first, and none elsewhere: %s', (path, typeface) => {
  expect(wizardTypeface(pageAt(path), new URL(path, 'https://festlig.example'))).toBe(typeface);
});

describe('the built page of a guest', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'festlig-fonts-'));
    await mkdir(join(root, 'assets'));
    const page = '<head><!--head--><link rel="stylesheet" crossorigin href="/assets/guest-1.css"></head><!--words-->';
    await writeFile(join(root, 'guest.html'), page);
    await writeFile(join(root, 'assets/guest-1.css'), GUEST);
    await writeFile(join(root, 'assets/app-1.css'), APP);
    const fonts = ['figtree', ...Object.keys(TYPEFACES)].map((name) => [
      name,
      { file: `assets/${name}-common-x1.woff2` },
    ]);
    const manifest = { ...Object.fromEntries(fonts), 'index.html': { file: 'a.js', css: ['assets/app-1.css'] } };
    await writeFile(join(root, 'manifest.json'), JSON.stringify(manifest));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const filled = async (typeface: Typeface, which: 'first' | 'later') =>
    (await builtGuestPages(root))[typeface][which].filled({ language: 'da', csrf: '', head: '', words: '', data: '' });
  const preloadsIn = (html: string) =>
    [...html.matchAll(/rel="preload"[^>]*href="\/assets\/(\w+)-/g)].map(([, name]) => name);

  it.each(Object.keys(TYPEFACES) as Typeface[])(
    'asks for %s at once in a browser that has it, and for no other',
    async (name) => {
      const later = await filled(name, 'later');
      expect(preloadsIn(later)).toEqual(['figtree', name]);
      expect(later).not.toContain('media="not all"');
      expect(later).not.toContain('stylesheet');
    },
  );

  it('has it wait for the scripts in a browser that has never been here, except where none run', async () => {
    const first = await filled('young', 'first');
    expect(preloadsIn(first)).toEqual([]);
    const [, waiting] = /<style id="fonts" media="not all">(.*?)<\/style>/.exec(first) ?? [];
    expect(filesIn(waiting ?? '')).toEqual(['figtree', 'young', 'name']);
    expect(first).toContain(`<noscript><style>${waiting}</style></noscript>`);
  });
});
