import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@festlig/contracts/define';
import { tag } from './html';

/** The part of Vite's manifest that is needed here. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** The fonts of every page, without the files for letters that few names need. */
const FONTS = /\/(?:figtree-latin-wght|fraunces-latin-opsz)-normal-[\w-]+\.woff2$/;

const NO_SCRIPTS = /<noscript\b.*?<\/noscript\s*>/s;

/** The values that the gateway inserts into the page. */
export interface Filling {
  language: Language;
  csrf: string;
  head: string;
  /** What is shown until the app has rendered. */
  words: string;
  /** The page is complete without scripts, so it does not ask for them. */
  isComplete?: boolean;
  /** What is open over the invitation: `photos`. */
  over?: string;
  /** The invitation has a programme. */
  hasProgramme?: boolean;
  /** Elements at the end of the page. */
  data: string;
}

/** The one page of the built web app, with links to the files that it needs first. */
export class BuiltPage {
  private readonly links: Record<Language, string>;
  private readonly gallery: Record<Language, string>;
  private readonly programme: string;

  private constructor(
    private readonly html: string,
    manifest: Manifest,
  ) {
    this.links = { da: linksOf(manifest, 'da'), en: linksOf(manifest, 'en') };
    this.programme = chunkLinks(manifest, ['src/features/party-page/occasion/components/Programme.tsx']);
    this.gallery = { da: galleryLinksOf(manifest, 'da'), en: galleryLinksOf(manifest, 'en') };
  }

  /** In development there is no manifest, and Vite sends modules one by one. */
  static async read(root: string): Promise<BuiltPage> {
    const html = await readFile(join(root, 'index.html'), 'utf8');
    const manifest = await readFile(join(root, 'manifest.json'), 'utf8').catch(() => '{}');
    return new BuiltPage(html, JSON.parse(manifest) as Manifest);
  }

  filled({ language, csrf, head, words, isComplete = false, over = '', hasProgramme = false, data }: Filling): string {
    return (isComplete ? this.html.replace(NO_SCRIPTS, '') : this.html)
      .replaceAll('%LANG%', language)
      .replaceAll('%CSRF%', csrf)
      .replace(
        '<!--head-->',
        () =>
          `${head}\n${this.links[language]}${over === 'photos' ? this.gallery[language] : ''}${hasProgramme ? this.programme : ''}`,
      )
      .replace('<!--words-->', () => words)
      .replace('<!--data-->', () => data);
  }
}

const modulePreload = (file: string): string =>
  tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` });

/** Links to files that the app's own script would request only when it runs. */
function linksOf(manifest: Manifest, language: Language): string {
  const texts = manifest[`src/i18n/${language}/guest.ts`];
  const fonts = Object.values(manifest).filter(({ file }) => FONTS.test(file));
  return [
    ...fonts.map(({ file }) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }),
    ),
    ...(texts ? [modulePreload(texts.file)] : []),
  ].join('\n');
}

/** Links to the files of the gallery. */
const galleryLinksOf = (manifest: Manifest, language: Language): string =>
  chunkLinks(manifest, ['src/features/gallery/routes/GalleryRoute.tsx', `src/i18n/${language}/around.ts`]);

/** Links to files that the app would request one after the other. */
function chunkLinks(manifest: Manifest, names: readonly string[]): string {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    // Every page asks for the entry itself.
    if (file === undefined || name === 'index.html' || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  names.forEach(add);
  return [...files].map((file) => `\n${modulePreload(file)}`).join('');
}
