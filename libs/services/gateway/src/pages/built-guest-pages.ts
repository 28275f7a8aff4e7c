import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TYPEFACES, type Typeface } from '@festlig/domain/web/typefaces';
import { BuiltPage, readManifest } from './built-page';
import { appSheets, pageFaces, withoutFiles } from './page-fonts';

/** By the typeface of its invitation, for a browser's first page and for its later ones. */
export type BuiltGuestPages = Record<Typeface, Record<'first' | 'later', BuiltPage>>;

/** In the place of the page's style sheets. */
const STYLES = '<!--styles-->';

/**
 * The page of a guest as it was built, with its style sheets in it: another request would wait on a bad phone. The fonts,
 * which are as large as the scripts, wait for them where the browser does not have them yet (apps/web/src/guest/start.tsx).
 */
export async function builtGuestPages(root: string): Promise<BuiltGuestPages> {
  const page = await readFile(join(root, 'guest.html'), 'utf8');
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)];
  const css = (await Promise.all(links.map(([, path = '']) => readFile(join(root, path), 'utf8')))).join('');
  const html = links.reduce((rest, [link], at) => rest.replace(link, at === 0 ? STYLES : ''), page);
  const ofApp = await appSheets(root, await readManifest(root));
  const built = async (typeface: Typeface) => {
    const faces = pageFaces(typeface, css, ofApp);
    const waiting = `<style id="fonts" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`;
    const withFonts = (fonts: string) => html.replace(STYLES, () => `<style>${withoutFiles(css)}</style>${fonts}`);
    return {
      first: await BuiltPage.read(root, { html: withFonts(waiting), fonts: [] }),
      later: await BuiltPage.read(root, { html: withFonts(`<style>${faces}</style>`), fonts: ['figtree', typeface] }),
    };
  };
  const names = Object.keys(TYPEFACES) as Typeface[];
  const all = await Promise.all(names.map(async (typeface) => [typeface, await built(typeface)] as const));
  return Object.fromEntries(all) as BuiltGuestPages;
}
