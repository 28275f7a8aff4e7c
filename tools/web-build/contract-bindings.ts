import { resolve } from 'node:path';
import type { AnyCall, Contract } from '@festlig/contracts/define';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = /^@festlig\/contracts\/(?!define$)(\w+)$/;
/** The files that make endpoints of calls; all others get the whole contract. */
export const ENDPOINTS = /\/apps\/web\/src\/(?:api\/[\w-]+|features\/[\w-]+\/api)\.ts$/;
const BINDINGS = '\0festlig-bindings:';

/** What a request needs of a call, as data. Short, for guests fetch it: its name follows from the key. */
function bindingOf(key: string, { http, deadline }: AnyCall): string {
  const { method, path, headers, guard } = http!;
  const data = [key, { method, path, headers, guard }, deadline].filter((part) => part !== undefined);
  return `${key}: bind(${data.map((part) => JSON.stringify(part)).join(', ')})`;
}

/** Streams and redirects are addresses that a page opens as they are; a download's address is made from its call. */
const isBound = ({ http }: AnyCall): boolean => ['json', 'download'].includes(http ? (http.answer ?? 'json') : 'none');

/** A module that stands for a contract where only its calls for endpoints and downloads are wanted. */
export function bindingsModule({ service, calls }: Contract, file: string): string {
  const bound = Object.entries(calls as Record<string, AnyCall>).filter(([, call]) => isBound(call));
  return [
    `const load = () => import(${JSON.stringify(file)});`,
    `const bind = (key, http, deadline) => ({`,
    `  name: '${service}.' + key, http, deadline,`,
    `  output: { safeParseAsync: async (body) => (await load()).${service}.calls[key].output.safeParseAsync(body) },`,
    `});`,
    `export const ${service} = { calls: {\n${bound.map(([key, call]) => bindingOf(key, call)).join(',\n')}\n} };`,
  ].join('\n');
}

/**
 * Schemas weigh more than a guest's page: endpoints are built with the contracts' HTTP bindings alone, and an answer's
 * schema comes in a file of its own. What the gateway has written into the page needs none.
 */
export function contractBindings(): Plugin {
  return {
    name: 'festlig-contract-bindings',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const service = CONTRACT.exec(id)?.[1];
      return service && importer && ENDPOINTS.test(importer) ? BINDINGS + service : null;
    },
    async load(id) {
      if (!id.startsWith(BINDINGS)) return null;
      const service = id.slice(BINDINGS.length);
      const file = resolve(import.meta.dirname, `../../libs/contracts/src/${service}/index.ts`);
      const { module } = await runnerImport<Record<string, Contract>>(file, { configFile: false, logLevel: 'error' });
      return bindingsModule(module[service]!, file);
    },
  };
}
