import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * The most that a phone may load, in bytes as they are sent (rule: guest-page-is-light). A limit is lowered whenever what it
 * limits shrinks, but not to the last byte: the names of files, which follow from what is in them, compress to some bytes more
 * or fewer. React is 68 kB of the scripts.
 */
const LIMITS = {
  scripts: 102_650,
  /** Within the page itself. Raised by 150 for the title on a host's own photo (decision 63). */
  styles: 6_800,
  /** Of the letters of both languages; others are loaded where they are used. */
  fonts: 37_500,
  /** All of these. With the words of an invitation, 6 kB, it is what is transferred until the page answers, beside the picture. */
  all: 146_370,
  /** Scripts that follow once the page rests, beside those above. */
  next: 5_000,
  /** Scripts of every page of the app, which is for hosts, before those of the page itself. Raised by 200 for a script and a handwriting among the typefaces. */
  app: 215_200,
};
export type Weights = Record<keyof typeof LIMITS, number>;
/** The chunks of the guest's page, in one language. */
const GUEST_PAGE = ['src/guest.tsx', 'i18n/da/guest.ts'];
const NEXT = 'src/guest-next.ts';
/** Figtree, and the typeface of its titles; without Fraunces, the letters of the product's name as well. */
const FONT = /\/([a-z]+-(?:common|name))-[\w-]+\.woff2$/;
const OWN = ['figtree-common', 'fraunces-common'];
/** What every page of the app begins with. */
const APP = 'src/main.tsx';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
type Assets = readonly Pick<Rolldown.OutputAsset, 'fileName' | 'source'>[];

const zippedSize = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length;

/** The files of these chunks and of everything they import. */
function filesOf(chunks: Chunks, starts: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  starts.forEach(({ fileName }) => add(fileName));
  return files;
}

const chunkNamed = (chunks: Chunks, end: string): Rolldown.OutputChunk => {
  const found = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`no file holds ${end}: has it been renamed?`);
  return found;
};

/**
 * Bytes of JavaScript for each page, gzipped file by file as they are sent: the entry, the page's own file and
 * everything they import.
 */
export function pageSizes(chunks: Chunks): { guest: number; app: number; pages: Record<string, number> } {
  const all = [...chunks.values()];
  const zipped = new Map(all.map(({ fileName, code }) => [fileName, zippedSize(code)]));
  const size = (starts: Rolldown.OutputChunk[]) =>
    [...filesOf(chunks, starts)].reduce((sum, file) => sum + (zipped.get(file) ?? 0), 0);
  const entry = chunkNamed(chunks, APP);
  const app = size([entry]);
  const routes = all.filter((chunk) => chunk.isDynamicEntry && /Route\.tsx$/.test(chunk.facadeModuleId ?? ''));
  return {
    guest: size(GUEST_PAGE.map((end) => chunkNamed(chunks, end))),
    app,
    pages: {
      'the invitation in the app': app,
      ...Object.fromEntries(routes.map((chunk) => [chunk.name, size([entry, chunk])])),
    },
  };
}

/** What a guest's phone loads, in one language: each part as it is sent, and together; and what the app begins with. */
export function weightsOf(chunks: Chunks, assets: Assets): Weights {
  const first = filesOf(
    chunks,
    GUEST_PAGE.map((end) => chunkNamed(chunks, end)),
  );
  const sheets = new Set([...first].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  const found = (what: string, isOf: (name: string) => boolean) => {
    const files = assets.filter(({ fileName }) => isOf(fileName));
    if (files.length === 0) throw new Error(`the guest's page has no ${what}: are they elsewhere?`);
    return files.map(({ source }) => source);
  };
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  const { guest: scripts, app } = pageSizes(chunks);
  const styles = sum(found('styles', (name) => sheets.has(name)).map(zippedSize));
  const fonts = fontsOf(assets);
  const after = [...filesOf(chunks, [chunkNamed(chunks, NEXT)])].filter((file) => !first.has(file));
  const next = sum(after.map((file) => zippedSize(chunks.get(file)?.code ?? '')));
  return { scripts, styles, fonts, all: scripts + styles + fonts, next, app };
}

/** What the fonts of a page weigh with the heaviest of the typefaces; they are compressed already. */
function fontsOf(assets: Assets): number {
  const sizes = new Map(assets.map(({ fileName, source }) => [FONT.exec(fileName)?.[1] ?? '', source.length]));
  const sizeOf = (name: string): number => {
    const size = sizes.get(name);
    if (size === undefined) throw new Error(`the guest's page has no ${name}: are its fonts elsewhere?`);
    return size;
  };
  const others = [...sizes.keys()].filter((name) => /-common$/.test(name) && !OWN.includes(name));
  const titles = others.map((name) => sizeOf(name) + sizeOf('fraunces-name'));
  return sizeOf('figtree-common') + Math.max(sizeOf('fraunces-common'), ...titles);
}

/** What is heavier than it may be, in words. */
export function overLimits(weights: Weights, limits: Weights = LIMITS): string[] {
  const names = Object.keys(limits) as (keyof Weights)[];
  return names
    .filter((name) => weights[name] > limits[name])
    .map((name) => `${name}: ${kilobytes(weights[name])}, ${kilobytes(limits[name])} is the limit`);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the size of each page, and fails the build when one is over a limit. */
export function budget(): Plugin {
  return {
    name: 'festlig-budget',
    apply: 'build',
    // After Vite has written the style sheets.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = new Map(files.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
      const assets = files.filter((file) => file.type === 'asset');
      const rows = Object.entries(pageSizes(chunks).pages).map(([name, bytes]) => `${kilobytes(bytes)}  ${name}`);
      console.log(`JavaScript of each page, gzipped:\n${rows.join('\n')}`);
      const weights = weightsOf(chunks, assets);
      const parts = Object.entries(weights).map(([name, bytes]) => `${kilobytes(bytes)}  ${name}`);
      console.log(`The guest's page, and what the app begins with:\n${parts.join('\n')}`);
      const over = overLimits(weights);
      if (over.length > 0) this.error(`A page is too heavy. ${over.join('; ')}.`);
    },
  };
}
