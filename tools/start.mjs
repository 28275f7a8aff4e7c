// `npm start` after set-up: builds, then runs the whole product on the project's own Node. Signals are passed on, and
// this process ends as the product ends. `--dev` (`npm run dev`): the product that reloads what changes.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
await import('./build.mjs');

const node = join(root, 'node_modules/.bin/node');
const program = process.argv.includes('--dev') ? 'dist/local/dev.js' : 'dist/local/main.js';
const product = spawn(node, ['--disable-warning=TimeoutNegativeWarning', program], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the product by itself: both are in the terminal's foreground group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('close', (code) => process.exit(code ?? 1));
