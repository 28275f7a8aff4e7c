import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { projectRoot } from '../project-root';
import { tryOptions } from '../trial/try-options';
import { markOf, stillRuns, type ProcessMark } from './process-mark';
import { startProgram, type Program } from './program';
import { waitUntil } from './wait-until';

jest.setTimeout(30_000);

describe('a server program started by startProgram', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  let directory: string;
  beforeAll(async () => {
    options = await tryOptions();
    directory = options.dataDirectory;
  });
  afterAll(() => options.remove());

  const pidFile = (): string => join(directory, 'sleeper.pid');
  const mark = (): ProcessMark => JSON.parse(readFileSync(pidFile(), 'utf8')) as ProcessMark;
  const ended = (marked: ProcessMark): Promise<void> =>
    waitUntil(async () => {
      if (stillRuns(marked)) throw new Error('it still runs');
    }, 5);
  const sleeper = (more: Partial<Program> = {}): Program => ({
    name: 'sleeper',
    command: '/bin/sleep',
    args: ['1000'],
    directory,
    ready: async () => {},
    secondsToReady: 5,
    log: () => {},
    ...more,
  });

  async function startParent(): Promise<ChildProcess> {
    const file = join(directory, 'parent.mjs');
    const input = join(import.meta.dirname, 'parent.fixture.ts');
    // Through the command line, because rolldown does not accept its options inside Jest's realm.
    await promisify(execFile)(join(projectRoot(), 'node_modules', '.bin', 'rolldown'), [
      input,
      '--platform',
      'node',
      '--file',
      file,
    ]);
    const parent = spawn(process.execPath, [file, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout as NonNullable<typeof parent.stdout>, 'data');
    return parent;
  }

  it('ends when it is stopped', async () => {
    const { stop } = await startProgram(sleeper());
    const running = mark();
    expect(stillRuns(running)).toBe(true);
    await stop();
    expect(stillRuns(running)).toBe(false);
  });

  it('ends when its parent is killed with kill -9', async () => {
    const parent = await startParent();
    const running = mark();
    parent.kill('SIGKILL');
    await ended(running);
  });

  it('replaces the process that a killed parent left behind', async () => {
    const left = spawn('/bin/sleep', ['1000'], { stdio: 'ignore' });
    const old = markOf(left.pid ?? 0) as ProcessMark;
    writeFileSync(pidFile(), JSON.stringify(old));
    const { stop } = await startProgram(sleeper());
    expect(stillRuns(old)).toBe(false);
    await stop();
  });

  it('does not end another process that has the recorded pid by now', async () => {
    const stranger = spawn('/bin/sleep', ['1000'], { stdio: 'ignore' });
    writeFileSync(pidFile(), JSON.stringify({ pid: stranger.pid, started: 'at another time' }));
    const { stop } = await startProgram(sleeper());
    expect(markOf(stranger.pid ?? 0)).toBeDefined();
    await stop();
    stranger.kill();
  });

  it('reports the end of its log when it fails to start', async () => {
    const failing = sleeper({
      command: '/bin/sh',
      args: ['-c', 'echo the disk is full; exit 3'],
      ready: async () => Promise.reject(new Error('no answer')),
    });
    await expect(startProgram(failing)).rejects.toThrow(/sleeper did not start[^]*the disk is full/);
  });
});
