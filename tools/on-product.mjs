// Runs one of the product's programs on the document store of the product running on this machine (found through its
// data directory), or on the store that MONGODB_URI names.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export function runOnProduct(name) {
  const program = join(root, `dist/${name}/main.js`);
  const running = join(resolve(process.env.FESTLIG_DATA_DIR ?? join(root, '.festlig')), 'environment.json');
  const uri =
    process.env.MONGODB_URI ??
    (existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')).MONGODB_URI : undefined);
  if (!uri || !existsSync(program)) {
    console.error(`${name}: no product runs here (npm start), and MONGODB_URI is not set`);
    process.exit(1);
  }
  const { status } = spawnSync(join(root, 'node_modules/.bin/node'), [program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI: uri },
  });
  process.exit(status ?? 1);
}
