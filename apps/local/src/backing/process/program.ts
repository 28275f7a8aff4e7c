import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markOf } from './process-mark';
import { stopStale } from './stale-process';
import { waitUntil } from './wait-until';

/** A third-party server program that runs beside the product. */
export interface Program {
  /** Its short name, which also names its log and pid files. */
  name: string;
  command: string;
  args: string[];
  /** Its working directory, created when missing. */
  directory: string;
  environment?: NodeJS.ProcessEnv;
  /** Resolves once it serves; called again until then. */
  ready(): Promise<unknown>;
  secondsToReady: number;
  log(line: string): void;
}

/**
 * The shell becomes the program (so its pid can be used to stop it). A background reader holds the other end of this
 * process's pipe and ends the program when the pipe closes, which the system does however this process dies, kill -9
 * included.
 */
const guard = 'exec 3<&0; (read -r _ <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

/**
 * Starts a program and waits until it is ready. @throws with the end of its log when it ends or does not become ready
 */
export async function startProgram(program: Program): Promise<{ stop(): Promise<void> }> {
  const { name, directory, log } = program;
  mkdirSync(directory, { recursive: true });
  const pidFile = join(directory, `${name}.pid`);
  const logFile = join(directory, `${name}.log`);
  await stopStale(pidFile);

  const output = openSync(logFile, 'w');
  const child = spawn('/bin/sh', ['-c', guard, 'sh', program.command, ...program.args], {
    cwd: directory,
    env: program.environment ?? process.env,
    stdio: ['pipe', output, output],
    // A process group of its own: Ctrl-C in the terminal reaches only this process, which stops the program after its
    // users.
    detached: true,
  });
  closeSync(output);
  const ended = new AbortController();
  child.once('exit', (code, signal) => ended.abort(new Error(`it ended with ${signal ?? code}`)));
  child.once('error', (error) => ended.abort(error));
  const mark = child.pid === undefined ? undefined : markOf(child.pid);
  if (mark) writeFileSync(pidFile, JSON.stringify(mark));

  const stop = async (): Promise<void> => {
    await end(child, ended.signal);
    rmSync(pidFile, { force: true });
  };
  try {
    await waitUntil(program.ready, program.secondsToReady, ended.signal);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start (${reason(error)})${lastLines(logFile)}`);
  }
  let stopping = false;
  ended.signal.addEventListener('abort', () => {
    if (!stopping) log(`${name} stopped unexpectedly; see the end of ${logFile}`);
  });
  return {
    stop: () => {
      stopping = true;
      return stop();
    },
  };
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function end(child: ChildProcess, ended: AbortSignal): Promise<void> {
  if (ended.aborted) return;
  const exit = new Promise((resolve) => ended.addEventListener('abort', resolve));
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(last);
}

function lastLines(logFile: string): string {
  const text = readFileSync(logFile, 'utf8').trim();
  return text ? `:\n${text.split('\n').slice(-8).join('\n')}` : '';
}
