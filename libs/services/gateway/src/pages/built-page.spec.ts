import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BuiltPage, type Filling } from './built-page';

const HTML =
  '<html lang="%LANG%"><!--head--><meta name="csrf-token" content="%CSRF%" /><script src="/assets/index-1.js"></script><!--words--><!--data--></html>';
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js' },
  'src/i18n/en/guest.ts': { file: 'assets/guest-2.js' },
  'src/i18n/da/guest.ts': { file: 'assets/guest-3.js' },
  'src/features/gallery/routes/GalleryRoute.tsx': {
    file: 'assets/gallery-7.js',
    imports: ['index.html', '_part.js', '_more.js'],
  },
  '_part.js': { file: 'assets/part-8.js', imports: ['_more.js'] },
  '_more.js': { file: 'assets/more-9.js' },
  'src/i18n/en/around.ts': { file: 'assets/around-10.js' },
  'common.woff2': { file: 'assets/figtree-common-D_Z-5.woff2' },
  'title.woff2': { file: 'assets/fraunces-common-B-7.woff2' },
  'young.woff2': { file: 'assets/young-common-C-8.woff2' },
  'latin.woff2': { file: 'assets/figtree-latin-wght-normal-6.woff2' },
};
const filling: Filling = { language: 'en', csrf: 'token', head: '<title>$&</title>', words: '$2', data: '$1' };

describe('BuiltPage', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'festlig-page-'));
    await writeFile(join(root, 'index.html'), HTML);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));
  const filled = async (more: Partial<Filling> = {}) => (await BuiltPage.read(root)).filled({ ...filling, ...more });

  it('inserts the values literally, and links no files without a manifest', async () => {
    expect(await filled()).toBe(
      '<html lang="en"><title>$&</title>\n<meta name="csrf-token" content="token" /><script src="/assets/index-1.js"></script>$2$1</html>',
    );
  });

  it("links the product's fonts, that of the invitation on the page, and the texts of the page's language", async () => {
    await writeFile(join(root, 'manifest.json'), JSON.stringify(MANIFEST));
    const linksWith = async (more?: Partial<Filling>) =>
      [...(await filled(more)).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const own = ['/assets/figtree-common-D_Z-5.woff2', '/assets/fraunces-common-B-7.woff2'];
    expect(await linksWith()).toEqual([...own, '/assets/guest-2.js']);
    expect(await linksWith({ typeface: 'fraunces' })).toEqual([...own, '/assets/guest-2.js']);
    expect(await linksWith({ typeface: 'young' })).toEqual([
      ...own,
      '/assets/young-common-C-8.woff2',
      '/assets/guest-2.js',
    ]);
  });

  it('has the faces of the common fonts for pages without the app, and none without a manifest', async () => {
    expect((await BuiltPage.read(root)).fontFaces).toBe('');
    await writeFile(join(root, 'manifest.json'), JSON.stringify(MANIFEST));
    const { fontFaces } = await BuiltPage.read(root);
    expect(fontFaces.match(/@font-face/g)).toHaveLength(2);
    expect(fontFaces).toContain('font-family:"Fraunces Variable"');
    expect(fontFaces).toContain('font-family:"Figtree Variable"');
    expect(fontFaces).toContain('url(/assets/figtree-common-D_Z-5.woff2)');
  });

  it('links the modules that the page begins with after its entry, each file once and none of the entry', async () => {
    await writeFile(join(root, 'manifest.json'), JSON.stringify(MANIFEST));
    const modules = ['src/features/gallery/routes/GalleryRoute.tsx', 'src/i18n/en/around.ts', 'src/renamed.ts'];
    const html = await filled({ modules });
    const links = [...html.matchAll(/"modulepreload"[^>]* href="([^"]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual([
      '/assets/guest-2.js',
      '/assets/gallery-7.js',
      '/assets/part-8.js',
      '/assets/more-9.js',
      '/assets/around-10.js',
    ]);
    expect(html.indexOf('/assets/gallery-7.js')).toBeGreaterThan(html.indexOf('src="/assets/index-1.js"'));
    expect(await filled({ modules: [] })).toBe(await filled());
  });
});
