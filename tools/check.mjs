// `npm run check`: format, lint (with Nx tags), types and structure in parallel, or only the named checks; prints which
// failed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const bin = (path) => join(root, 'node_modules', path);

/** The dependency graph: when it changes, ESLint's cached results are invalid even for unchanged files. */
function graphKey() {
  const { dependencies } = JSON.parse(readFileSync(join(root, '.nx/workspace-data/project-graph.json'), 'utf8'));
  const edges = Object.values(dependencies).flatMap((targets) => targets.map(({ source, target }) => [source, target]));
  const own = edges.filter(([, target]) => !target.startsWith('npm:')).map((edge) => edge.join(' '));
  return createHash('sha256')
    .update([...new Set(own)].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

const bundled = 'dist/tools/check-structure.js';
const checks = {
  format: [[bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.', '--cache']],
  types: [
    [
      // TypeScript 7 checks in a third of the time; lint and Nx need the programming interface of TypeScript 6.
      bin('typescript-native/bin/tsc'),
      '-p',
      'tsconfig.json',
      '--noEmit',
      // Beside the other checks, several threads would only do parts of the work twice.
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/tsc-native.json',
    ],
  ],
  structure: [
    [bin('rolldown/bin/cli.mjs'), '-c', 'tools/rolldown.config.mjs', '--logLevel', 'warn'],
    [bundled],
    ['dist/tools/configuration.js', '--check'],
  ],
  // The module boundaries rule reads the graph that any Nx command writes.
  lint: [
    [bin('nx/dist/bin/nx.js'), 'show', 'projects'],
    () => [
      bin('eslint/bin/eslint.js'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      `node_modules/.cache/eslint/${graphKey()}/`,
    ],
  ],
};
const env = {
  ...process.env,
  FESTLIG_ENTRIES: JSON.stringify({
    'check-structure': 'tools/check-structure/main.ts',
    configuration: 'tools/configuration/main.ts',
  }),
  FESTLIG_OUT: 'dist/tools',
  NX_DAEMON: 'false',
};

const run = (args) =>
  new Promise((done) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => done({ code, output }));
  });

async function check([name, steps]) {
  const started = Date.now();
  let failed = false;
  let text = '';
  for (const step of steps) {
    const { code, output } = await run(typeof step === 'function' ? step() : step);
    text += output;
    failed ||= code !== 0;
    if (failed) break;
  }
  console.log(`check ${name}: ${failed ? 'FAILED' : 'ok'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (failed) console.log(text);
  return !failed;
}

const named = process.argv.slice(2);
const wanted = Object.entries(checks).filter(([name]) => named.length === 0 || named.includes(name));
const results = await Promise.all(wanted.map(check));
process.exit(results.every(Boolean) ? 0 : 1);
