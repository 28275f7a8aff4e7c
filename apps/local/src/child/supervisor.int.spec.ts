import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../backing/process/wait-until';
import { runs } from './child';
import { Supervisor } from './supervisor';

const SERVES = "process.on('SIGTERM', () => process.exit(0)); process.send('ready'); setInterval(() => {}, 60_000)";
const FAILS = 'process.exit(3)';

describe('a supervised child', () => {
  const children: ChildProcess[] = [];
  const lines: string[] = [];
  let supervisor: Supervisor | undefined;
  afterEach(async () => {
    await supervisor?.stop();
    supervisor = undefined;
    for (const child of children.splice(0)) child.kill('SIGKILL');
    lines.length = 0;
  });

  const supervised = (programs: string[], pause = 1) => ({
    name: 'the child',
    pause,
    log: (line: string) => void lines.push(line),
    spawn: () => {
      const program = programs[Math.min(children.length, programs.length - 1)] ?? '';
      const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      children.push(child);
      return child;
    },
  });
  const until = (holds: () => boolean) =>
    waitUntil(async () => {
      if (!holds()) throw new Error('not yet');
    }, 20);

  it('is restarted after it was killed, which is logged', async () => {
    supervisor = await Supervisor.start(supervised([SERVES]));
    const first = supervisor.pid;
    children[0]!.kill('SIGKILL');
    await until(() => children.length === 2 && runs(children[1]));
    expect(supervisor.pid).not.toBe(first);
    expect(lines).toEqual(['the child ended unexpectedly (SIGKILL); started again in 0.001 s']);
  });

  it('is restarted after growing pauses while its start fails', async () => {
    supervisor = await Supervisor.start(supervised([SERVES, FAILS, FAILS, SERVES]));
    children[0]!.kill('SIGKILL');
    await until(() => children.length === 4 && runs(children[3]));
    expect(lines.map((line) => /\((.*)\).* in (.*) s/.exec(line)?.slice(1))).toEqual([
      ['SIGKILL', '0.001'],
      ['it ended with 3', '0.002'],
      ['it ended with 3', '0.004'],
    ]);
  });

  it('is not restarted after it was stopped, not even from the pause before a restart', async () => {
    supervisor = await Supervisor.start(supervised([SERVES], 60_000));
    children[0]!.kill('SIGKILL');
    await until(() => lines.length === 1);
    await supervisor.stop();
    expect(children).toHaveLength(1);
  });

  it('ends when it is stopped', async () => {
    supervisor = await Supervisor.start(supervised([SERVES]));
    await supervisor.stop();
    expect(children.map((child) => child.exitCode)).toEqual([0]);
    expect(lines).toEqual([]);
  });

  it('fails the first start with the reason', async () => {
    await expect(Supervisor.start(supervised([FAILS]))).rejects.toThrow('the child did not start: it ended with 3');
    expect(children).toHaveLength(1);
  });
});
