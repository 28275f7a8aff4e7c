// `npm start` after set-up: builds, then runs the whole product on the project's own Node. Signals are passed on, and
// this process ends with the product's exit code. `--dev` (`npm run dev`) runs the product that reloads changes.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
await import('./build.mjs');

const node = join(root, 'node_modules/.bin/node');
const program = process.argv.includes('--dev') ? 'dist/local/dev.js' : 'dist/local/main.js';
// These settings are for all processes, which then take 500 MB together instead of 900. The young generation is 8 MB,
// not 16, so that short-lived objects are collected before they fill fresh memory. And glibc returns the memory that
// drawing the pictures used. The Kafka client sets timers in the past, of which Node would warn at every start.
const env = {
  ...process.env,
  NODE_OPTIONS:
    `--max-semi-space-size=8 --disable-warning=TimeoutNegativeWarning ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const product = spawn(node, [program], { cwd: root, env, stdio: 'inherit' });
// Ctrl-C reaches the product without help: both processes are in the terminal's foreground group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('close', (code) => process.exit(code ?? 1));
