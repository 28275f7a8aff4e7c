import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const bin = (path: string) => join('node_modules', path);
const run = promisify(execFile);

/** Copies this repository as it is, into a new repository with its own history. */
function copyRepository(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const paths = listed.toString().split('\0').filter(Boolean);
  // A file whose deletion is not yet committed does not exist; a linked node_modules is not a file.
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  for (const path of paths.filter(isFile)) cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: copy });
  git('init', '--quiet');
  // To git the link that set-up makes is not a folder, so the repository's own ignore line misses it.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it stands');
}

const generate = [
  'call get-menu --like=billing.getBalance --summary=Food. --path=/api/party/:partyId/menu',
  'reaction user.email-verification-requested --service=rsvp',
  'job thumbnail --verb=render --service=media',
  'web-feature menu --call=billing.getMenu --da=Menuen --en=Menu',
];

describe('the generators in a copy of this repository', () => {
  let copy: string;
  const node = async (...args: string[]) => {
    // Nx runs its plugins in its own process: it starts five times here, each time without a cache.
    const env = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NODE_OPTIONS: '' };
    const failed = (error: { stdout: string; stderr: string }) => error.stdout + error.stderr;
    return run(process.execPath, args, { cwd: copy, env }).then(() => '', failed);
  };
  const nx = (line: string) => node(bin('nx/dist/bin/nx.js'), 'generate', ...`./tools/generators:${line}`.split(' '));
  const changed = () => {
    const status = execFileSync('git', ['status', '--porcelain', '-uall', '--no-renames'], { cwd: copy }).toString();
    return status.split('\n').flatMap((line) => line.slice(3) || []);
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'festlig-generated-'));
    copyRepository(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('write nothing in a dry run, and nothing when they refuse', async () => {
    expect(await nx(`${generate[0]} --dry-run`)).toBe('');
    expect(await nx('call get-party --like=party.getCalendar --summary=A --path=/api/party/:partyId/a')).toContain(
      'exists already',
    );
    expect(changed()).toEqual([]);
  });

  it('write code with correct types, format and structure, whose specs pass', async () => {
    for (const line of generate) expect(await nx(line)).toBe('');
    const files = changed();
    const specs = files.filter((path) => path.includes('.spec.'));
    expect(specs).toHaveLength(4);
    const ambient = ['apps/web/src/vite.d.ts', 'apps/web/src/i18n/i18next.d.ts'];
    writeFileSync(
      join(copy, 'tsconfig.made.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        files: [...files.filter((path) => /\.tsx?$/.test(path)), ...ambient],
      }),
    );
    const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js')];
    const checks = await Promise.all([
      node(bin('typescript-native/bin/tsc'), '-p', 'tsconfig.made.json', '--noEmit'),
      node(bin('prettier/bin/prettier.cjs'), '--check', ...files),
      node('tools/check.mjs', 'structure'),
      node(...jest, '--selectProjects', 'unit', 'int', 'web', '--runTestsByPath', ...specs),
    ]);
    expect(checks).toEqual(['', '', '', '']);
  }, 300_000);
});
