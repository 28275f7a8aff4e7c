import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isUnavailable } from '../errors';
import { Logger } from '../observability';

const EVERY = 5000;

/**
 * For a job that a sweep adds in any case: an unavailable queue delays the job, but the caller does not fail.
 * `queue.add(...).catch(leftToSweep)`
 * @throws any other error
 */
export function leftToSweep(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

/**
 * Finds work that no job does any more, for whatever reason, and adds its job again by {@link Queue.ensure}. Every
 * worker process sweeps at its own times: adding a job twice has the same result as adding it once.
 */
@Injectable()
export abstract class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {}

  /** One sweep. The next one repeats what failed. */
  abstract sweep(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.sweep()
        .catch((error: unknown) => this.logger.error('sweep', error))
        .finally(() => (this.running = undefined));
    }, EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
