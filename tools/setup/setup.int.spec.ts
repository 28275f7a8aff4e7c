import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** A fake npm that creates the files of `npm ci`, and logs its calls. */
const npm = `echo "$*" >> "$ROOT/npm.log"
/bin/rm -rf "$ROOT/node_modules"; /bin/mkdir -p "$ROOT/node_modules/.bin"
if [ "$FAIL" = "$1" ]; then echo "npm error code EUSAGE"; exit 1; fi
printf '#!/bin/sh\\necho v24.21.0\\n' > "$ROOT/node_modules/.bin/node"; /bin/chmod +x "$ROOT/node_modules/.bin/node"`;
const aptGet = `echo "$*" >> "$ROOT/apt.log"; case "$*" in *install*) /bin/cp "$ROOT/bin/npm" "$ROOT/bin/redis-server";; esac`;

describe('set-up', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'festlig-setup-'));
    mkdirSync(join(root, 'bin'));
    cpSync(import.meta.dirname, join(root, 'tools', 'setup'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(join(root, 'package-lock.json'), 'one');
    symlinkSync(process.execPath, join(root, 'bin', 'node'));
    program('npm', npm);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function program(name: string, script: string): void {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  }
  function setUp(
    environment: Record<string, string> = {},
    ...args: string[]
  ): { status: number | null; output: string } {
    const env = { PATH: join(root, 'bin'), ROOT: root, FESTLIG_KAFKA: 'off', ...environment };
    const done = spawnSync(join(root, 'bin', 'node'), ['tools/setup/setup.mjs', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { status: done.status, output: done.stdout + done.stderr };
  }
  const calls = (log: string): string[] => readFileSync(join(root, log), 'utf8').trim().split('\n');

  it('installs packages once, again when the lock has changed, and again after an interrupted install', () => {
    program('redis-server', '');
    expect(setUp()).toMatchObject({ status: 0 });
    expect(setUp().output).toContain('packages: up to date');
    expect(calls('npm.log')).toHaveLength(1);

    writeFileSync(join(root, 'package-lock.json'), 'two');
    expect(setUp().output).toContain('packages: installed');
    expect(calls('npm.log')).toHaveLength(2);

    writeFileSync(join(root, 'package-lock.json'), 'three');
    program('npm', `${npm.split('\n')[0]}\n/bin/rm -rf "$ROOT/node_modules/.festlig-setup"; exit 1`);
    expect(setUp().status).toBe(1);
    program('npm', npm);
    writeFileSync(join(root, 'package-lock.json'), 'two');
    expect(setUp().output).toContain('packages: installed');
  });

  it('reports why npm ci refuses the lock, and installs nothing else instead', () => {
    program('redis-server', '');
    expect(setUp({ FAIL: 'ci' })).toMatchObject({
      status: 1,
      output: expect.stringContaining('npm error code EUSAGE'),
    });
    expect(calls('npm.log').map((call) => call.split(' ')[0])).toEqual(['ci']);
  });

  it('installs Redis with apt-get, as root or through sudo', () => {
    program('apt-get', aptGet);
    program('sudo', 'shift; [ "$1" = true ] && exit 0; shift 3; exec "$@"');
    expect(setUp()).toMatchObject({ status: 0 });
    expect(calls('apt.log')[0]).toMatch(/update$/);
    expect(calls('apt.log')[1]).toMatch(/install --yes --no-install-recommends redis-server$/);
  });

  it('leaves Redis to Docker where Docker answers', () => {
    program('docker', 'exit 0');
    expect(setUp()).toMatchObject({ status: 0, output: expect.stringContaining('Redis will run in Docker') });
  });

  it('installs the browser without windows, and the ordinary one where there is none', () => {
    program('redis-server', '');
    program('sudo', 'shift; [ "$1" = true ] && exit 0; shift 3; exec "$@"');
    const installs =
      '*install*headless-shell) [ "$NONE" ] && exit 1; /bin/cp "$ROOT/bin/npm" "$ROOT/bin/chromium-headless-shell"';
    const instead = '*install*chromium) /bin/cp "$ROOT/bin/npm" "$ROOT/bin/chromium"';
    program('apt-get', `echo "$*" >> "$ROOT/apt.log"; case "$*" in ${installs};; ${instead};; esac`);
    const installed = () =>
      calls('apt.log')
        .filter((call) => call.includes('install'))
        .map((call) => call.split(' ').at(-1));

    const found = 'Chromium (for the browser tests) found';
    expect(setUp({ NONE: 'yes' }, '--with-browser').output).toContain(found);
    expect(installed()).toEqual(['chromium-headless-shell', 'chromium']);

    rmSync(join(root, 'bin', 'chromium'));
    expect(setUp({}, '--with-browser').output).toContain(found);
    expect(installed()).toEqual(['chromium-headless-shell', 'chromium', 'chromium-headless-shell']);
  });

  it('prints what to install where it has no permission to install', () => {
    program('docker', 'exit 1');
    const { status, output } = setUp();
    expect(status).toBe(1);
    expect(output).toContain('Redis 7 or later, so that `redis-server` is on PATH (or set REDIS_URL, or start Docker)');
  });
});
