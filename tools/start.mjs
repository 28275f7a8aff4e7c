// `npm start` after set-up: builds, then runs the whole product on the project's own Node. Signals are passed on, and
// this process ends as the product ends. `--dev` (`npm run dev`): the product that reloads what changes.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
await import('./build.mjs');

const node = join(root, 'node_modules/.bin/node');
const program = process.argv.includes('--dev') ? 'dist/local/dev.js' : 'dist/local/main.js';
// For all its processes, which take 500 MB together instead of 900. Eight megabytes of young objects, not sixteen: what
// lives shortly is collected before it fills fresh memory. And glibc gives back what drawing the pictures took.
const env = {
  ...process.env,
  NODE_OPTIONS: `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const flags = ['--disable-warning=TimeoutNegativeWarning'];
const product = spawn(node, [...flags, program], { cwd: root, env, stdio: 'inherit' });
// Ctrl-C reaches the product by itself: both are in the terminal's foreground group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('close', (code) => process.exit(code ?? 1));
