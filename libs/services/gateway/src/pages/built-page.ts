import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@festlig/contracts/define';
import { tag } from './html';

/** As much of Vite's manifest as is needed here. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; assets?: readonly string[] }>>;

/** The faces every page is set in, without the letters few names need. */
const FONTS = /\/(?:figtree-latin-wght|fraunces-latin-opsz)-normal-[\w-]+\.woff2$/;

/** What the gateway writes into the page. */
export interface Filling {
  language: Language;
  csrf: string;
  head: string;
  /** Elements at the page's end. */
  data: string;
  isInvitation: boolean;
}

/** The one page of the built web app, with links to the files an address needs at once. */
export class BuiltPage {
  private constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
  ) {}

  /** In development there is no manifest, and Vite sends modules one by one. */
  static async read(root: string): Promise<BuiltPage> {
    const html = await readFile(join(root, 'index.html'), 'utf8');
    const manifest = await readFile(join(root, 'manifest.json'), 'utf8').catch(() => '{}');
    return new BuiltPage(html, JSON.parse(manifest) as Manifest);
  }

  filled({ language, csrf, head, data, isInvitation }: Filling): string {
    return this.html
      .replaceAll('%LANG%', language)
      .replaceAll('%CSRF%', csrf)
      .replace('<!--head-->', () => `${head}\n${this.links(language, isInvitation)}`)
      .replace('<!--data-->', () => data);
  }

  private links(language: Language, isInvitation: boolean): string {
    const starts = [`src/i18n/${language}/guest.ts`, ...(isInvitation ? ['src/app/EventRoute.tsx'] : [])];
    const files = new Set<string>();
    const add = (key: string): void => {
      const entry = this.manifest[key];
      if (!entry || files.has(entry.file)) return;
      files.add(entry.file);
      entry.imports?.forEach(add);
    };
    starts.forEach(add);
    const scripts = [...files].filter((file) => !this.html.includes(file));
    const fonts = Object.values(this.manifest).filter(({ file }) => FONTS.test(file));
    return [
      ...fonts.map(({ file }) =>
        tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }),
      ),
      ...scripts.map((file) => tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
    ].join('\n');
  }
}
