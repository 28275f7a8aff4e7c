import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../../..');
const native = (file: string) => join(root, 'libs/testing/src/jest', file);

const OWN = `const given: string[] = []; export const give = (what: string): number => given.push(what);`;
const PACKAGE = `let calls = 0; exports.call = () => ++calls;`;
/** Each file finds the process as it should be, and then changes it. */
const TEST_FILE = `import { expect, it, jest } from '@jest/globals';
import counter from 'counter';
import { give } from './own';

interface Left {
  left?: boolean;
}

it('modules', () => expect(give('a value')).toBe(1));
it('variables', () => {
  expect(process.env['LEFT']).toBeUndefined();
  process.env['LEFT'] = 'left';
});
it('globals', () => {
  expect(globalThis).not.toHaveProperty('left');
  expect(escape(' ')).toBe('%20');
  Object.assign(globalThis, { left: true, escape: () => 'changed' } satisfies Left & object);
});
it('mocks', () => {
  expect(Math.abs(-1)).toBe(1);
  jest.spyOn(Math, 'abs').mockReturnValue(7);
});
it('timers', () => {
  expect(Date.now()).toBeGreaterThan(1_000_000);
  jest.useFakeTimers({ now: 0 });
});
it('time limits', () => {
  expect(globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')]).toBeUndefined();
  jest.setTimeout(1234);
});
it('mocked modules', () => {
  expect(() => jest.unstable_mockModule('counter', () => ({}))).toThrow('cannot be mocked');
});
it('modules asked for anew', async () => {
  jest.resetModules();
  expect((await import('./own')).give).not.toBe(give);
});
it('packages', () => {
  throw new Error('call ' + counter.call() + ' of the package');
});
`;

/** Each file finds the window as a browser opens it, and then changes it. */
const BROWSER_TEST_FILE = `import { expect, it, jest } from '@jest/globals';

it('documents', () => {
  expect(document.body.innerHTML + document.title + document.body.className).toBe('');
  document.body.innerHTML = '<p>left</p>';
  document.body.className = 'left';
  document.title = 'left';
});
it('addresses', () => {
  expect(location.href).toBe('http://localhost/');
  history.pushState(null, '', '/left');
});
it('storage', () => {
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  document.cookie = 'left=1';
});
it('globals of the browser', () => {
  expect(window.open).not.toBe(globalThis.left);
  expect([innerWidth, 'left' in window]).toEqual([1024, false]);
  Object.assign(window, { left: 1, innerWidth: 390 });
});
it('globals of Node that browsers have', () => expect(typeof globalThis.fetch).toBe('undefined'));
it('events', () => {
  const heard = jest.fn();
  addEventListener('focus', heard);
  dispatchEvent(new Event('focus'));
  removeEventListener('focus', heard);
  document.body.dispatchEvent(new CustomEvent('focus', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});
it('clocks', async () => {
  jest.useFakeTimers();
  await new Promise((resolve) => setImmediate(resolve));
  const rang = jest.fn();
  setTimeout(rang, 1000);
  jest.advanceTimersByTime(1000);
  expect(rang).toHaveBeenCalledTimes(1);
});
`;

interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}

/** Runs a test file and a copy of it in one process. */
async function runTwice(testFile: string, environment: string): Promise<Result[]> {
  const directory = await mkdtemp(join(tmpdir(), 'festlig-jest-'));
  const config = {
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': [join(root, 'node_modules/@swc/jest'), { jsc: { parser: { syntax: 'typescript' } } }] },
    runtime: native('native-runtime.mjs'),
    testEnvironment: native(environment),
  };
  const files = {
    'package.json': '{ "type": "module" }',
    'node_modules/counter/package.json': '{ "main": "index.js" }',
    'node_modules/counter/index.js': PACKAGE,
    'own.ts': OWN,
    'one.spec.ts': testFile,
    'other.spec.ts': testFile,
    'jest.config.json': JSON.stringify(config),
  };
  await mkdir(join(directory, 'node_modules/counter'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--runInBand', '--json', '--outputFile=results.json'];
  await promisify(execFile)(process.execPath, jest, { cwd: directory }).catch(() => undefined);
  const report = JSON.parse(await readFile(join(directory, 'results.json'), 'utf8')) as {
    testResults: { assertionResults: Result[] }[];
  };
  await rm(directory, { recursive: true, force: true });
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

const statuses = (results: Result[], title: string) =>
  results.filter((result) => result.title === title).map(({ status }) => status);

describe('two test files in one process', () => {
  let results: Result[];
  beforeAll(async () => void (results = await runTwice(TEST_FILE, 'native-environment.mjs')));

  it.each(['modules', 'variables', 'globals', 'mocks', 'timers', 'time limits', 'mocked modules'])(
    'do not share %s',
    (what) => expect(statuses(results, what)).toEqual(['passed', 'passed']),
  );

  it('load modules again when they ask for it', () =>
    expect(statuses(results, 'modules asked for anew')).toEqual(['passed', 'passed']));

  it('share the modules of packages, and report the place of a failure in the source', () => {
    const failures = results.flatMap(({ failureMessages }) => failureMessages);
    expect(failures.toSorted()).toEqual([
      expect.stringMatching(/^Error: call 1 of the package\n +at .*\/(one|other)\.spec\.ts:39:9\)\n/),
      expect.stringMatching(/^Error: call 2 of the package\n +at .*\/(one|other)\.spec\.ts:39:9\)\n/),
    ]);
  });
});

describe('two test files in one browser', () => {
  let results: Result[];
  beforeAll(async () => void (results = await runTwice(BROWSER_TEST_FILE, 'browser-environment.mjs')));

  it.each(['documents', 'addresses', 'storage', 'globals of the browser'])('do not share %s', (what) =>
    expect(statuses(results, what)).toEqual(['passed', 'passed']),
  );

  it.each(['events', 'clocks', 'globals of Node that browsers have'])('have %s as in a browser', (what) =>
    expect(statuses(results, what)).toEqual(['passed', 'passed']),
  );
});
