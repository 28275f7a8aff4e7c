// Builds everything that runs: each apps/<app>/src/{main,worker}.ts to dist/<app>/, and the web app to dist/web. The
// processes take less than a second; the web app comes from Nx's cache when none of its inputs has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');

function run(what, ...args) {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`build: ${what} failed\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
}

const started = Date.now();
const entries = {};
for (const app of readdirSync(join(root, 'apps'))) {
  for (const name of ['main', 'worker']) {
    const path = `apps/${app}/src/${name}.ts`;
    if (existsSync(join(root, path))) entries[`${app}/${name}`] = path;
  }
}
entries['embedded-mongo/main'] = 'libs/embedded-mongo/src/main.ts';
// In development Vite serves the web app, and the product is rebuilt after every change.
const dev = process.argv.includes('--dev');
if (dev) entries['local/dev'] = 'apps/local/src/dev/main.ts';
rmSync(join(root, 'dist/chunks'), { recursive: true, force: true });
process.env.FESTLIG_ENTRIES = JSON.stringify(entries);
run('processes', 'node_modules/rolldown/bin/cli.mjs', '-c', 'tools/rolldown.config.mjs', '--logLevel', 'warn');
if (!dev && !process.argv.includes('--no-web'))
  run('web', 'node_modules/nx/dist/bin/nx.js', 'build', 'web', '--outputStyle=static');
console.log(`build: ${((Date.now() - started) / 1000).toFixed(1)} s`);
