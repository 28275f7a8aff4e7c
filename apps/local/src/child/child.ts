import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds a child has to finish its work after SIGTERM: more than a service's own grace period. */
const GRACE = 30_000;

export const runs = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/**
 * Starts a program of the product (serve-parent.ts) as a child. It writes to the same output, and ends when this
 * process ends, for whatever reason. `detached` keeps Ctrl-C in the terminal from it: this process ends it after the
 * children that depend on it.
 */
export const spawnChild = (args: string[], environment: NodeJS.ProcessEnv, detached = false): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, ...args], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached,
  });

/** Resolves when the child reports that it serves. @throws when it ends before that */
export async function serves(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`it ended with ${String(signal ?? code)}`);
  });
  // Once the child serves, its end is not a failed start any more.
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
}

/** Ends a child after it has finished its work; a child that does not end is killed. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!runs(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await exit;
  clearTimeout(last);
}
