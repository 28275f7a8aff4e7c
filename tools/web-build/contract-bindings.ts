import { resolve } from 'node:path';
import type { AnyCall, Contract } from '@festlig/contracts/define';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = /^@festlig\/contracts\/(?!define$)(\w+)$/;
/** The files that make endpoints of calls; all others get the whole contract. */
export const ENDPOINTS = /\/apps\/web\/src\/(?:api\/[\w-]+|features\/[\w-]+\/api)\.ts$/;

/** What a request needs of a call, as data. Short, for guests fetch it: its name follows from the key. */
function bindingOf(key: string, { http, deadline }: AnyCall): string {
  const { method, path, headers, guard } = http!;
  const data = [key, { method, path, headers, guard }, deadline].filter((part) => part !== undefined);
  return `bind(${data.map((part) => JSON.stringify(part)).join(', ')})`;
}

/** Streams and redirects are addresses that a page opens as they are; a download's address is made from its call. */
const isBound = ({ http }: AnyCall): boolean => ['json', 'download'].includes(http ? (http.answer ?? 'json') : 'none');

const BINDINGS = '\0festlig-bindings:';

/**
 * The modules that stand for a contract where only its calls for endpoints and downloads are wanted, by name: one a call,
 * so that a page fetches those it makes.
 */
export function bindingModules({ service, calls }: Contract, file: string): Map<string, string> {
  const bound = Object.entries(calls as Record<string, AnyCall>).filter(([, call]) => isBound(call));
  const from = (part: string) => JSON.stringify(`${BINDINGS}${service}/${part}`);
  return new Map([
    ['', `export * as ${service} from ${from('contract')};`],
    ['contract', `export * as calls from ${from('calls')};`],
    ['calls', bound.map(([key]) => `export { call as ${key} } from ${from(`calls/${key}`)};`).join('\n')],
    ...bound.map(([key, call]): [string, string] => [
      `calls/${key}`,
      `import { bind } from ${from('bind')};\nexport const call = /* @__PURE__ */ ${bindingOf(key, call)};`,
    ]),
    [
      'bind',
      [
        `const load = () => import(${JSON.stringify(file)});`,
        `export const bind = (key, http, deadline) => ({`,
        `  name: '${service}.' + key, http, deadline,`,
        `  output: { safeParseAsync: async (body) => (await load()).${service}.calls[key].output.safeParseAsync(body) },`,
        `});`,
      ].join('\n'),
    ],
  ]);
}

/**
 * Schemas weigh more than a guest's page: endpoints are built with the contracts' HTTP bindings alone, and an answer's
 * schema comes in a file of its own. What the gateway has written into the page needs none.
 */
export function contractBindings(): Plugin {
  const modules = new Map<string, Promise<Map<string, string>>>();
  const modulesOf = async (service: string) => {
    const file = resolve(import.meta.dirname, `../../libs/contracts/src/${service}/index.ts`);
    const { module } = await runnerImport<Record<string, Contract>>(file, { configFile: false, logLevel: 'error' });
    return bindingModules(module[service]!, file);
  };
  return {
    name: 'festlig-contract-bindings',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(BINDINGS)) return id;
      const service = CONTRACT.exec(id)?.[1];
      return service && importer && ENDPOINTS.test(importer) ? `${BINDINGS}${service}/` : null;
    },
    async load(id) {
      if (!id.startsWith(BINDINGS)) return null;
      const [service = '', ...part] = id.slice(BINDINGS.length).split('/');
      if (!modules.has(service)) modules.set(service, modulesOf(service));
      return { code: (await modules.get(service)!).get(part.join('/'))!, moduleSideEffects: false };
    },
  };
}
