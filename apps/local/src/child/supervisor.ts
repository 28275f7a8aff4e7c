import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { end, serves } from './child';

export interface Supervised {
  /** Its name in the log. */
  name: string;
  spawn(): ChildProcess;
  log(line: string): void;
  /** Milliseconds before the first restart after an unexpected end; doubled each time the child ends again soon. */
  pause?: number;
}

const LONGEST_PAUSE = 30_000;
/** Milliseconds of service after which the next unexpected end counts as the first one again. */
const STEADY = 60_000;

/** Keeps a child process running: after an unexpected end it restarts the child after a pause. */
export class Supervisor {
  private child: ChildProcess | undefined;
  private watching: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  private ends = 0;

  private constructor(private readonly options: Supervised) {}

  /** Resolves when the child serves. @throws when its first start fails */
  static async start(options: Supervised): Promise<Supervisor> {
    const supervisor = new Supervisor(options);
    try {
      await supervisor.begin();
    } catch (error) {
      throw new Error(`${options.name} did not start: ${error instanceof Error ? error.message : String(error)}`);
    }
    return supervisor;
  }

  /** The pid of the process that runs now. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Lets the child finish its work and end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await end(this.child);
    // A restart that had begun at the same moment may have started another process.
    await this.watching;
    await end(this.child);
  }

  private async begin(): Promise<void> {
    const child = this.options.spawn();
    this.child = child;
    await serves(child);
    const since = performance.now();
    child.once('exit', (code, signal) => {
      if (this.stopping.signal.aborted) return;
      if (performance.now() - since > STEADY) this.ends = 0;
      this.watching = this.again(String(signal ?? code));
    });
  }

  private async again(reason: string): Promise<void> {
    const { name, log, pause = 1000 } = this.options;
    const wait = Math.min(pause * 2 ** this.ends++, LONGEST_PAUSE);
    log(`${name} ended unexpectedly (${reason}); started again in ${wait / 1000} s`);
    try {
      await delay(wait, undefined, { signal: this.stopping.signal });
    } catch {
      return;
    }
    await this.begin().catch(async (error: unknown) => {
      if (!this.stopping.signal.aborted) await this.again(error instanceof Error ? error.message : String(error));
    });
  }
}
