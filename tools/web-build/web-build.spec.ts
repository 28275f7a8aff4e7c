import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { weightsOf, overLimits, pageSizes } from './budget';
import { TYPEFACES as TITLES } from '@festlig/domain/web/typefaces';
import { lettersIn, OF_MAILS, TYPEFACES, WHOLE } from './common-letters';
import { exportedNames } from './left-out';
import { LIGHT_IMPORT } from './light-import';
import { precompressed } from './precompressed';

describe('the modules that replace unused package code', () => {
  it('export every name that may be imported', () => {
    const module = 'export function one() {}\nexport const two = 2;\nexport { a as three, four };\nexport default one;';
    expect(exportedNames(module)).toEqual(['one', 'two', 'three', 'four', 'default']);
  });
});

describe('the import of a file with style sheets', () => {
  type Link = {
    href: string;
    sheet?: object;
    end?: () => void;
    addEventListener: (name: string, end: () => void) => void;
  };
  /** The helper in a document that has these style sheets; those that it adds wait for `end`. */
  const inDocument = (links: Link[]) => {
    const document = {
      querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
      createElement: () => ({
        addEventListener: (name: string, end: () => void) => name === 'load' && Object.assign(links[0]!, { end }),
      }),
      head: { append: (link: Link) => void links.unshift(link) },
    };
    const source = LIGHT_IMPORT.replace('export const __vitePreload =', 'return');
    return new Function('document', source)(document) as (load: () => unknown, files?: string[]) => Promise<unknown>;
  };

  it('waits for a style sheet that is not there yet, and asks for no other', async () => {
    const links: Link[] = [{ href: '/assets/a.css', sheet: {}, addEventListener: () => undefined }];
    const load = inDocument(links);
    const order: string[] = [];
    const imported = load(() => void order.push('imported'), ['assets/a.css', 'assets/b.css']);
    expect(links.map(({ href }) => href)).toEqual(['/assets/b.css', '/assets/a.css']);
    order.push('loaded');
    links[0]?.end?.();
    await imported;
    expect(order).toEqual(['loaded', 'imported']);
  });

  it('is the import alone when there are none, and fails as it does', async () => {
    const load = inDocument([]);
    expect(await load(() => 1)).toBe(1);
    await expect(load(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});

describe('the small fonts', () => {
  it('have the letters of the ranges that the style sheet names, and no others', () => {
    const face = (name: string, ranges: string) =>
      `@font-face { src: url('@common-letters/${name}.woff2') format('woff2'); unicode-range: ${ranges}; }`;
    const sheet = `@font-face { src: url('whole.woff2'); unicode-range: U+0-FF; }\n${face('one', 'U+41-43, U+E6')}${face('two', 'U+20AC')}`;
    expect(lettersIn(sheet)).toEqual({ one: 'ABCæ', two: '€' });
  });

  it('have every letter of both alphabets', async () => {
    const letters = lettersIn(await readFile('apps/web/src/components/common-letters.css', 'utf8'));
    expect(Object.keys(letters)).toEqual(['figtree-common', 'fraunces-common']);
    for (const of of Object.values(letters)) {
      for (const letter of 'abcdefghijklmnopqrstuvwxyzæøåABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ0123456789éÉ–’”!?&') {
        expect(of).toContain(letter);
      }
    }
  });

  it('are made for each face of the typefaces of titles, whose common letters are those of Fraunces', async () => {
    const components = 'apps/web/src/components';
    const letters = lettersIn(await readFile(`${components}/typefaces.css`, 'utf8'));
    const { 'fraunces-common': common } = lettersIn(await readFile(`${components}/common-letters.css`, 'utf8'));
    const made = Object.keys(WHOLE).filter((name) => !['figtree-common', 'fraunces-common'].includes(name));
    expect(Object.keys(letters).sort()).toEqual(made.sort());
    for (const name of Object.keys(TYPEFACES)) expect(letters[`${name}-common`]).toBe(common);
    expect([...'Festlig'].filter((letter) => !letters['fraunces-name']?.includes(letter))).toEqual([]);
  });

  it('are those of every title for mails, and that of their words, and no others', () => {
    expect([...OF_MAILS].sort()).toEqual(['figtree', ...Object.keys(TITLES)].sort());
  });

  it('have the signs of the reply form, so that a chosen answer loads no whole font', async () => {
    const letters = lettersIn(await readFile('apps/web/src/components/common-letters.css', 'utf8'));
    const form = 'apps/web/src/features/guest-reply/components';
    const parts = (await readdir(form)).filter((name) => /^\w+\.tsx$/.test(name));
    const shown = await Promise.all(parts.map((name) => readFile(`${form}/${name}`, 'utf8')));
    const code = shown.join('').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    const signs = code.match(/[^\p{ASCII}]/gu) ?? [];
    expect(signs).toContain('−');
    expect(signs.filter((sign) => !letters['figtree-common']?.includes(sign))).toEqual([]);
  });
});

describe('the size of a page', () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) =>
    [
      fileName,
      {
        fileName,
        name: fileName,
        code: fileName.repeat(99),
        moduleIds,
        imports,
        isEntry,
        isDynamicEntry: !isEntry,
        facadeModuleId: moduleIds[0],
      },
    ] as const;
  const chunks = (rows: (readonly [string, unknown])[]) => new Map(rows) as unknown as Parameters<typeof pageSizes>[0];
  const guest = chunk('guest', ['/src/guest.tsx', '/i18n/da/guest.ts'], ['library'], true);

  it('counts each file once, and no file that only another page needs', () => {
    const entry = chunk('entry', ['/src/main.tsx'], ['library', 'app'], true);
    const shared = [entry, guest, chunk('library', ['/library.js']), chunk('app', ['/app/App.tsx'])];
    const host = chunk('host', ['/PlanRoute.tsx'], ['library', 'entry', 'charts']);
    const few = pageSizes(chunks(shared));
    const all = pageSizes(chunks([...shared, host, chunk('charts', ['/charts.js'])]));
    expect(all.guest).toBe(few.guest);
    expect(few.pages['the invitation in the app']).toBeGreaterThan(few.guest);
    expect(all.pages['host']).toBeGreaterThan(few.pages['the invitation in the app'] ?? 0);
  });

  it("is told for each part of the guest's page, and limited for each and for all of them", () => {
    const [name, entry] = guest;
    const styled = [name, { ...entry, viteMetadata: { importedCss: new Set(['guest.css']) } }] as const;
    const next = chunk('next', ['/src/guest-next.ts'], ['library', 'copy']);
    const all = chunks([
      chunk('entry', ['/src/main.tsx'], ['library'], true),
      styled,
      chunk('library', ['/library.js']),
      next,
      chunk('copy', ['/keep-copy.ts']),
    ]);
    const fontOf = (name: string, bytes: number) => ({
      fileName: `assets/${name}-a1.woff2`,
      source: new Uint8Array(bytes),
    });
    const fonts = [fontOf('figtree-common', 300), fontOf('fraunces-common', 600), fontOf('fraunces-name', 50)];
    const assets = [
      ...fonts,
      fontOf('young-common', 500),
      { fileName: 'assets/figtree-latin-a1.woff2', source: new Uint8Array(5000) },
      { fileName: 'guest.css', source: 'a{color:red}' },
      { fileName: 'app.css', source: 'b{color:red}'.repeat(99) },
    ];
    const weights = weightsOf(all, assets);
    expect(weights).toMatchObject({ fonts: 900, all: weights.scripts + weights.styles + 900 });
    expect(weights.styles).toBeLessThan(40);
    // Both of its own files, and not the library, which the page has already.
    expect(weights.next).toBeGreaterThan(40);
    expect(weights.next).toBeLessThan(100);
    expect(overLimits(weights, weights)).toEqual([]);
    for (const part of Object.keys(weights) as (keyof typeof weights)[]) {
      expect(overLimits(weights, { ...weights, [part]: weights[part] - 1 })).toHaveLength(1);
    }
    // Of the typefaces the heaviest counts, with the letters of the product's name that are loaded beside another than Fraunces.
    expect(weightsOf(all, [...assets, fontOf('fredoka-common', 560)]).fonts).toBe(910);
    expect(() => weightsOf(all, fonts)).toThrow('no styles');
    expect(() => weightsOf(all, assets.slice(1))).toThrow('no figtree-common');
  });

  it("is not accepted as small when the guest's page is not found", () => {
    expect(() => pageSizes(chunks([chunk('entry', ['/src/main.tsx'], [], true)]))).toThrow('guest.tsx');
  });
});

describe('the compressed copies of assets', () => {
  it('are made of the files as written, and only for text assets that become smaller', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'festlig-built-'));
    const text = 'a line of a script\n'.repeat(200);
    await writeFile(join(dir, 'app.js'), text);
    await writeFile(join(dir, 'small.js'), 'x');
    const { writeBundle } = precompressed() as unknown as { writeBundle: (options: object, bundle: object) => unknown };
    // Vite has changed the files since it filled the bundle.
    await writeBundle({ dir }, { 'app.js': { code: '__MARKER__' }, 'small.js': {}, 'picture.png': {} });
    expect(brotliDecompressSync(await readFile(join(dir, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(dir, 'app.js.gz'))).toString()).toBe(text);
    expect((await readdir(dir)).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'small.js']);
    await rm(dir, { recursive: true });
  });
});
