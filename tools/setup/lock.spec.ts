import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript: set-up runs before anything is transformed
import { completed, machineOf, missingFrom } from './lock.mjs';

interface Entry {
  version: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Entry>;
}

const lockFile = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const lock = JSON.parse(lockFile) as Lock;
const missing = missingFrom as (lock: Lock) => { path: string }[];
const complete = completed as (lock: Lock) => Lock;
const machine = machineOf as (name: string) => Pick<Entry, 'os' | 'cpu' | 'libc'>;

const partial: Lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64-musl': '2.0.0', 'tool-linux-x64-gnu': '2.0.0', fast: '^1.0.0' },
    },
    'node_modules/tool-linux-x64-gnu': { version: '2.0.0' },
    'node_modules/fast': { version: '1.4.0' },
    'node_modules/other': { version: '1.0.0', optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0' } },
  },
};

describe('the completed package-lock.json', () => {
  it('contains every optional package that it names (npm run lock completes it)', () => {
    expect(missing(lock)).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
    expect(lockFile).not.toMatch(/"resolved"|registry\./);
  });

  it('records for each platform package the platform that its name says', () => {
    const platform =
      /node_modules\/(@(?:swc|rolldown|unrs|nx|node-rs|parcel|msgpackr-extract)\/[^/]+|lightningcss-.+)$/;
    const recorded = Object.entries(lock.packages).filter(([path, { cpu }]) => cpu && platform.test(path));
    expect(recorded.length).toBeGreaterThan(60);
    for (const [path, { cpu, os, libc }] of recorded) {
      const name = platform.exec(path)?.[1] ?? '';
      expect({ name, ...machine(name) }).toEqual({ name, cpu, ...(os ? { os } : {}), ...(libc ? { libc } : {}) });
    }
  });
});

describe('completing a lock', () => {
  it('adds each missing package, below its owner where another version is installed at the top level', () => {
    const { packages } = complete(partial);
    expect(packages['node_modules/tool-linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      optional: true,
      os: ['linux'],
      libc: ['musl'],
    });
    expect(packages['node_modules/other/node_modules/tool-linux-x64-gnu']).toMatchObject({ version: '1.0.0' });
    expect(Object.keys(packages)).toHaveLength(Object.keys(partial.packages).length + 2);
  });

  it('leaves a complete lock as it is', () => {
    const done = complete(partial);
    expect(JSON.stringify(complete(done))).toBe(JSON.stringify(done));
  });

  it('refuses to add a package that is for every platform', () => {
    const lacking: Lock = {
      packages: { 'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1.0.0' } } },
    };
    expect(() => complete(lacking)).toThrow('b names no platform');
  });
});
