import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds a child has to finish what it holds after SIGTERM: more than a service's own grace time. */
const GRACE = 30_000;

export const runs = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/**
 * Starts a program of ours (serve-parent.ts) beside us. It writes where we write, and ends when we are gone, however
 * that came. `detached` keeps Ctrl-C in the terminal from it: we end it when those it needs less have ended.
 */
export const spawnChild = (args: string[], environment: NodeJS.ProcessEnv, detached = false): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, ...args], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached,
  });

/** Resolves when the child says that it serves. @throws when it ends before that */
export async function serves(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`it ended with ${String(signal ?? code)}`);
  });
  // Once it serves, its end is no failed start any more.
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
}

/** Ends a child with what it holds finished; one that does not end is killed. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!runs(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await exit;
  clearTimeout(last);
}
