import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isUnavailable } from '../errors';
import { Logger } from '../observability';

const EVERY = 5000;

/**
 * For a job that a sweep finds in any case: that the queue is away delays it, and fails nothing.
 * `queue.add(...).catch(leftToSweep)`
 */
export function leftToSweep(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

/**
 * Finds what nobody works on any more, whatever became of its job, and puts it back by {@link Queue.ensure}. Every
 * worker does this by its own clock: putting something back twice is the same as once.
 */
@Injectable()
export abstract class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {}

  /** One round. What fails is found again by the next. */
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
