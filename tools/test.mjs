// `npm test`: build, check, then unit, web, integration, whole-product and browser tests, in sequence because the tests
// are made for two cores; only the check, which mostly needs one core, runs beside unit and web tests. Prints the totals as
// its last line and ends non-zero if anything failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const reports = join(root, 'dist/tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, skipped: 0 };
/** What failed, by name: a long log is often kept by its end only. */
const failures = [];
/** What failed at first, and was run again. */
const failedFirst = [];
/** Most files of a project that are run again: more of them is a fault and not a busy machine. */
const RUN_AGAIN = 4;
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NX_DAEMON: 'false' };

/** Runs one Node program, and returns the status it ends with. */
const run = (args, stdout) =>
  new Promise((done) =>
    spawn(node, args, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] }).once('close', done),
  );

/** Runs a step that counts as one test. */
async function step(name, ...args) {
  console.log(`\n== ${name}`);
  const ok = (await run(args, 'inherit')) === 0;
  if (ok) totals.passed++;
  else failures.push(name);
  return ok;
}

/** Runs Jest. Returns what each test file gave, by its path, and whether Jest itself went well. */
async function attempt(project, ...more) {
  const report = join(reports, `${project}.json`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
  ];
  rmSync(report, { force: true });
  const ok = (await run([...args, ...more], 'ignore')) === 0;
  const files = new Map();
  try {
    for (const { name, status, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      const of = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status));
      const failed = of('failed').map(({ fullName }) => fullName);
      if (status === 'failed' && failed.length === 0) failed.push('could not start');
      const file = relative(root, name);
      files.set(file, { passed: of('passed').length, skipped: of('pending', 'todo').length, failed });
    }
  } catch {
    return { ok: false, files };
  }
  return { ok, files };
}

/** The files in which something failed. */
const failing = (files) => [...files].filter(([, { failed }]) => failed.length > 0).map(([file]) => file);

/**
 * Runs one Jest project; a suite that cannot start counts as a failure. Where few files failed, they are run once more by
 * themselves, without the load of the others, and that counts; the first failure is told too (docs/decisions/052).
 */
async function jest(project, ...more) {
  console.log(`\n== ${project} tests`);
  let { ok, files } = await attempt(project, ...more);
  const again = failing(files);
  if (again.length > 0 && again.length <= RUN_AGAIN) {
    console.log(`\n== ${project} tests that failed, once more`);
    for (const file of again)
      for (const test of files.get(file).failed) failedFirst.push(`${project}: ${file}: ${test}`);
    const second = await attempt(project, '--maxWorkers=1', '--runTestsByPath', ...again);
    ok = second.ok;
    files = new Map([...files, ...second.files]);
  }
  for (const [file, { passed, failed, skipped }] of files) {
    totals.passed += passed;
    totals.skipped += skipped;
    for (const test of failed) failures.push(`${project}: ${file}: ${test}`);
  }
  if (!ok && failing(files).length === 0) failures.push(`${project}: ended with an error`);
}

const built = await step('build', 'tools/build.mjs');
await Promise.all([
  step('check', 'tools/check.mjs'),
  jest('unit', '--maxWorkers=1').then(() => jest('web', '--maxWorkers=2')),
]);
// Int tests wait more than they compute, hence more workers than cores.
await jest('int', '--maxWorkers=3');
// Without a build there is no product to test.
if (built) await jest('e2e', '--maxWorkers=2');

for (const test of failedFirst.filter((name) => !failures.includes(name))) console.log(`\nFAILED ONCE ${test}`);
for (const test of failures) console.log(`\nFAILED ${test}`);
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped, each for the reason in its title`);
console.log(`\n${totals.passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
