import type { ChildProcess } from 'node:child_process';
import { end, runs, serves, spawnChild } from '../child/child';

/** The product as a child process that can be replaced. */
export class ProductProcess {
  /** Resolves when nothing is being replaced: then the product serves, or could not be started. */
  settled: Promise<void> = Promise.resolve();
  private child: ChildProcess | undefined;
  /** What takes the product's place next. */
  private spare: ChildProcess | undefined;

  /** `spareProgram` (spare.ts) is given the path of `program`. */
  constructor(
    private readonly spareProgram: string,
    private readonly program: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** Stops the one that runs and starts the program as it is now. @throws when it ends before it serves */
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
      throw new Error('The product does not start, for the reason above. It is tried again at the next change.');
    });
  }

  private spawn(): ChildProcess {
    return spawnChild([this.spareProgram, this.program], { ...process.env, ...this.environment });
  }
}
