import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * The most JavaScript a guest's phone may load before the page answers, in bytes (rule: guest-page-is-light). The limit is
 * lowered whenever the page shrinks. React is 68 kB of it.
 */
const GUEST_LIMIT_BYTES = 102_000;
/** The chunks of the guest's page, in one language. */
const GUEST_PAGE = ['src/guest.tsx', 'i18n/da/guest.ts'];
/** What every page of the app begins with. */
const APP = 'src/main.tsx';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

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

/**
 * Bytes of JavaScript for each page, gzipped file by file as they are sent: the entry, the page's own file and
 * everything they import.
 */
export function pageSizes(chunks: Chunks): { guest: number; pages: Record<string, number> } {
  const all = [...chunks.values()];
  const zipped = new Map(all.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  const size = (starts: Rolldown.OutputChunk[]) =>
    [...filesOf(chunks, starts)].reduce((sum, file) => sum + (zipped.get(file) ?? 0), 0);
  const named = (end: string) => {
    const found = all.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
    if (!found) throw new Error(`no file holds ${end}: has it been renamed?`);
    return found;
  };
  const app = named(APP);
  const routes = all.filter((chunk) => chunk.isDynamicEntry && /Route\.tsx$/.test(chunk.facadeModuleId ?? ''));
  return {
    guest: size(GUEST_PAGE.map(named)),
    pages: {
      'the invitation in the app': size([app]),
      ...Object.fromEntries(routes.map((chunk) => [chunk.name, size([app, chunk])])),
    },
  };
}

/** Prints the size of each page, and fails the build when the guest's page is over the limit. */
export function budget(limit = GUEST_LIMIT_BYTES): Plugin {
  return {
    name: 'festlig-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const { guest, pages } = pageSizes(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      const rows = Object.entries({ "the guest's page": guest, ...pages }).map(
        ([name, bytes]) => `${kilobytes(bytes)}  ${name}`,
      );
      console.log(`JavaScript of each page, gzipped:\n${rows.join('\n')}`);
      if (guest > limit)
        this.error(`The guest's page is ${kilobytes(guest)} of JavaScript gzipped; ${kilobytes(limit)} is the limit.`);
    },
  };
}
