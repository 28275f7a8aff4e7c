import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

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
it('packages', () => {
  throw new Error('call ' + counter.call() + ' of the package');
});
`;

interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}

describe('two test files in one process', () => {
  let directory: string;
  let results: Result[];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'festlig-jest-'));
    const config = {
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': [join(root, 'node_modules/@swc/jest'), { jsc: { parser: { syntax: 'typescript' } } }] },
      runtime: native('native-runtime.mjs'),
      testEnvironment: native('native-environment.mjs'),
    };
    const files = {
      'package.json': '{ "type": "module" }',
      'node_modules/counter/package.json': '{ "main": "index.js" }',
      'node_modules/counter/index.js': PACKAGE,
      'own.ts': OWN,
      'one.spec.ts': TEST_FILE,
      'other.spec.ts': TEST_FILE,
      'jest.config.json': JSON.stringify(config),
    };
    await mkdir(join(directory, 'node_modules/counter'), { recursive: true });
    for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
    const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--runInBand', '--json', '--outputFile=results.json'];
    await promisify(execFile)(process.execPath, jest, { cwd: directory }).catch(() => undefined);
    const report = JSON.parse(await readFile(join(directory, 'results.json'), 'utf8')) as {
      testResults: { assertionResults: Result[] }[];
    };
    results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const statuses = (title: string) => results.filter((result) => result.title === title).map(({ status }) => status);

  it.each(['modules', 'variables', 'globals', 'mocks', 'timers', 'time limits', 'mocked modules'])(
    'do not share %s',
    (what) => expect(statuses(what)).toEqual(['passed', 'passed']),
  );

  it('share the modules of packages, and report the place of a failure in the source', () => {
    const failures = results.flatMap(({ failureMessages }) => failureMessages);
    expect(failures.toSorted()).toEqual([
      expect.stringMatching(/^Error: call 1 of the package\n +at .*\/(one|other)\.spec\.ts:35:9\)\n/),
      expect.stringMatching(/^Error: call 2 of the package\n +at .*\/(one|other)\.spec\.ts:35:9\)\n/),
    ]);
  });
});
