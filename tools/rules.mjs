// `npm run rules`: lists the product's rules that neither code nor a test names. See docs/product/README.md.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const entries = { 'list-rules': 'tools/check-structure/list-rules.ts' };
const env = { ...process.env, FESTLIG_ENTRIES: JSON.stringify(entries), FESTLIG_OUT: 'dist/tools' };
const bundle = ['node_modules/rolldown/bin/cli.mjs', '-c', 'tools/rolldown.config.mjs', '--logLevel', 'warn'];
for (const args of [bundle, ['dist/tools/list-rules.js']]) {
  const { status } = spawnSync(node, args, {
    cwd: root,
    env,
    stdio: ['ignore', args === bundle ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
