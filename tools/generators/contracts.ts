import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall, Contract, EventDeclaration } from '@festlig/contracts/define';

/** An event with its service and the name of its constant in code. */
export type DeclaredEvent = EventDeclaration & { service: string; constant: string };
export interface Contracts {
  calls: AnyCall[];
  events: DeclaredEvent[];
}

const isEvent = (value: unknown): value is EventDeclaration =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value && 'key' in value;

/** What the services' contracts declare, found among the exports of their modules. */
export const contractsOf = (modules: Record<string, Record<string, unknown>>): Contracts => ({
  calls: Object.entries(modules).flatMap(([service, module]) => Object.values((module[service] as Contract).calls)),
  events: Object.entries(modules).flatMap(([service, module]) =>
    Object.entries(module).flatMap(([constant, event]) => (isEvent(event) ? { ...event, service, constant } : [])),
  ),
});

/** The contracts of a workspace, bundled first because Node alone cannot resolve what they import. */
export async function loadContracts(root: string): Promise<Contracts> {
  const all = readdirSync(join(root, 'libs/contracts/src'));
  const services = all.filter((service) => existsSync(join(root, 'libs/services', service)));
  const entries = Object.fromEntries(services.map((service) => [service, `libs/contracts/src/${service}/index.ts`]));
  const env = { ...process.env, FESTLIG_ENTRIES: JSON.stringify(entries), FESTLIG_OUT: 'dist/generators' };
  const bundler = ['node_modules/rolldown/bin/cli.mjs', '-c', 'tools/rolldown.config.mjs', '--logLevel', 'warn'];
  execFileSync(process.execPath, bundler, { cwd: root, env });
  const modules: Record<string, Record<string, unknown>> = {};
  for (const service of services)
    modules[service] = await import(pathToFileURL(join(root, `dist/generators/${service}.js`)).href);
  return contractsOf(modules);
}
