// Runs one bench: `node tools/bench.mjs send [10000]`. Bundles tools/bench/<name>.ts to dist/bench and prints one JSON
// line for each measurement.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const [name = '', ...rest] = process.argv.slice(2);

if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, `tools/bench/${name}.ts`))) {
  const names = readdirSync(join(root, 'tools/bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3));
  console.error(`usage: npm run bench <name>, one of: ${names.join(', ')}`);
  process.exit(2);
}

function run(args, env = {}) {
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: ['ignore', env.FESTLIG_ENTRIES ? 2 : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// A folder with the bench's name holds the programs that it runs as separate processes.
const folder = join(root, `tools/bench/${name}`);
const others = existsSync(folder) ? readdirSync(folder).map((file) => `${name}/${file.slice(0, -3)}`) : [];
run(['node_modules/rolldown/bin/cli.mjs', '-c', 'tools/rolldown.config.mjs', '--logLevel', 'silent'], {
  FESTLIG_ENTRIES: JSON.stringify(
    Object.fromEntries([name, ...others].map((each) => [each, `tools/bench/${each}.ts`])),
  ),
  FESTLIG_OUT: 'dist/bench',
});
run(['--enable-source-maps', '--no-warnings', `dist/bench/${name}.js`, ...rest]);
