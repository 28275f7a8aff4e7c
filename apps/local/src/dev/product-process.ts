import type { ChildProcess } from 'node:child_process';
import { end, runs, serves, spawnChild } from '../child/child';

/** The product as a child process that can be replaced. */
export class ProductProcess {
  /** Resolves when no replacement is running: then the product serves, or its start failed. */
  settled: Promise<void> = Promise.resolve();
  private child: ChildProcess | undefined;
  /** The process that replaces the product next. */
  private spare: ChildProcess | undefined;

  /** `spareProgram` (spare.ts) gets the path of `program` as its argument. */
  constructor(
    private readonly spareProgram: string,
    private readonly program: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** Stops the running process and starts the program as it is now. @throws when it ends before it serves */
  replace(): Promise<void> {
    const replaced = this.settled.then(async () => {
      await end(this.child);
      await this.start();
      this.spare = this.spawn();
    });
    this.settled = replaced.catch(() => undefined);
    return replaced;
  }

  async stop(): Promise<void> {
    await this.settled;
    await Promise.all([end(this.child), end(this.spare)]);
  }

  private async start(): Promise<void> {
    const child = runs(this.spare) ? this.spare : this.spawn();
    this.child = child;
    child.send('become the product');
    await serves(child).catch(() => {
      throw new Error('The product does not start, for the reason above. The next change starts it again.');
    });
  }

  private spawn(): ChildProcess {
    return spawnChild([this.spareProgram, this.program], { ...process.env, ...this.environment });
  }
}
