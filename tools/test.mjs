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

const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name: a long log is often kept by its end only. */
const failures = [];
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
  totals[ok ? 'passed' : 'failed']++;
  if (!ok) failures.push(name);
  return ok;
}

/** Runs one Jest project; a suite that cannot start counts as a failure. */
async function jest(project, ...more) {
  console.log(`\n== ${project} tests`);
  const report = join(reports, `${project}.json`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
  ];
  const status = await run([...args, '--json', `--outputFile=${report}`, ...more], 'ignore');
  const failed = [];
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += result.numPassedTests;
    totals.skipped += result.numPendingTests + result.numTodoTests;
    for (const { name, status, assertionResults } of result.testResults) {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName } of tests) failed.push(`${relative(root, name)}: ${fullName}`);
      if (status === 'failed' && tests.length === 0) failed.push(`${relative(root, name)}: could not start`);
    }
  } catch {
    failed.push('no report');
  }
  if (status !== 0 && failed.length === 0) failed.push('ended with an error');
  totals.failed += failed.length;
  failures.push(...failed.map((test) => `${project}: ${test}`));
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

for (const failure of failures) console.log(`\nFAILED ${failure}`);
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped, each for the reason in its title`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
