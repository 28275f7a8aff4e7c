import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@festlig/contracts/define';
import type { Typeface } from '@festlig/domain/web/typefaces';
import { tag } from './html';

/** The part of Vite's manifest that is needed here. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

/** The files of fonts that pages begin with, without those for letters that few pages need (apps/web, components/common-letters.css). */
const FONT = /\/([a-z]+)-common-[\w-]+\.woff2$/;
const FAMILIES: Record<string, string> = { figtree: 'Figtree Variable', fraunces: 'Fraunces Variable' };

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
  /** The modules of the web app that the page begins with besides its entry, by their names in the manifest. */
  modules?: readonly string[];
  /** Elements at the end of the page. */
  data: string;
  /** That of the invitation on the page, in addition to the page's own. */
  typeface?: Typeface | undefined;
  /** The moment for which a guest's page was rendered, in milliseconds. */
  now?: number;
}

interface PageOptions {
  html?: string;
  /** The fonts that the page asks for by itself. */
  fonts?: readonly Font[];
}

type Font = 'figtree' | Typeface;
const OF_THE_PRODUCT: readonly Font[] = ['figtree', 'fraunces'];

/** A page of the built web app, with links to the files that it needs first. */
export class BuiltPage {
  /** Links to the files of fonts, by their names. */
  private readonly ofFonts: ReadonlyMap<string, string>;
  /** Links to modules and all that they import, by the names of the modules. */
  private readonly ofModules = new Map<string, string>();
  /** The style sheet that gives a page without the app's own its fonts. */
  readonly fontFaces: string;

  private constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
    private readonly fonts: readonly Font[],
  ) {
    this.ofFonts = fontLinks(manifest);
    this.fontFaces = facesOf(manifest);
  }

  /** In development there is no manifest, and Vite sends modules one by one. `html`: the page itself, else that of the app. */
  static async read(root: string, { html, fonts = OF_THE_PRODUCT }: PageOptions = {}): Promise<BuiltPage> {
    const page = html ?? (await readFile(join(root, 'index.html'), 'utf8'));
    return new BuiltPage(page, await readManifest(root), fonts);
  }

  filled(filling: Filling): string {
    const { language, csrf, head, words, isComplete = false, modules = [], data, typeface, now } = filling;
    return (isComplete ? this.html.replace(NO_SCRIPTS, '') : this.html)
      .replaceAll('%LANG%', language)
      .replaceAll('%CSRF%', csrf)
      .replace('%NOW%', now === undefined ? '' : new Date(now).toISOString())
      .replace('<!--head-->', () => `${head}\n${this.linksOf(language, typeface)}`)
      .replace('<!--words-->', () => words)
      .replace('<!--data-->', () => this.linksTo(modules) + data);
  }

  /** Links to files that the app's own script would request only when it runs. */
  private linksOf(language: Language, typeface?: Typeface): string {
    const fonts = new Set<string>([...this.fonts, ...(typeface ? [typeface] : [])]);
    const texts = this.manifest[`src/i18n/${language}/guest.ts`];
    return [...[...fonts].map((name) => this.ofFonts.get(name)), texts && modulePreload(texts.file)]
      .filter((link) => link !== undefined)
      .join('\n');
  }

  /** They come after the entry, so that it is asked for first. */
  private linksTo(modules: readonly string[]): string {
    const key = modules.join();
    const known = this.ofModules.get(key) ?? chunkLinks(this.manifest, modules);
    this.ofModules.set(key, known);
    return known;
  }
}

export async function readManifest(root: string): Promise<Manifest> {
  const json = await readFile(join(root, 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(json) as Manifest;
}

const modulePreload = (file: string): string =>
  tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` });

const facesOf = (manifest: Manifest): string =>
  Object.values(manifest)
    .map(({ file }) => ({ file, family: FAMILIES[FONT.exec(file)?.[1] ?? ''] }))
    .filter(({ family }) => family !== undefined)
    .map(
      ({ file, family }) =>
        `@font-face{font-family:"${family}";font-weight:300 900;font-display:swap;src:url(/${file}) format("woff2")}`,
    )
    .join('');

function fontLinks(manifest: Manifest): Map<string, string> {
  const links = new Map<string, string>();
  for (const { file: path } of Object.values(manifest)) {
    const [, name] = FONT.exec(path) ?? [];
    const file = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${path}` };
    if (name !== undefined) links.set(name, tag('link', file));
  }
  return links;
}

/** Links to files that the app would request one after the other. */
function chunkLinks(manifest: Manifest, names: readonly string[]): string {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (file === undefined || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  // Every page asks for the entry and for what it imports.
  add('index.html');
  const ofEntry = new Set(files);
  names.forEach(add);
  return [...files]
    .filter((file) => !ofEntry.has(file))
    .map((file) => `\n${modulePreload(file)}`)
    .join('');
}
