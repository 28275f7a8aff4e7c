// `npm start` after set-up: builds, then runs the whole product on the project's own Node. Signals are passed on, and
// this process ends as the product ends.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
await import('./build.mjs');

const node = join(root, 'node_modules/.bin/node');
const product = spawn(
  node,
  ['--disable-warning=TimeoutNegativeWarning', 'dist/local/main.js', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// Ctrl-C reaches the product by itself: both are in the terminal's foreground group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('close', (code) => process.exit(code ?? 1));
