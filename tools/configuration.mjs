// `npm run docs:config`: writes docs/operations/configuration.md from the schemas with which processes check their
// variables.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const entries = { configuration: 'tools/configuration/main.ts' };
const env = { ...process.env, FESTLIG_ENTRIES: JSON.stringify(entries), FESTLIG_OUT: 'dist/tools' };
const bundle = ['node_modules/rolldown/bin/cli.mjs', '-c', 'tools/rolldown.config.mjs', '--logLevel', 'warn'];
for (const args of [bundle, ['dist/tools/configuration.js', ...process.argv.slice(2)]]) {
  const { status } = spawnSync(node, args, { cwd: root, env, stdio: ['ignore', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
