import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { checkPayment } from '../queues';
import { CheckRepository } from '../store/check.repository';
import { Bookkeeping } from '../work/bookkeeping';
import { Reservations } from '../work/reservations';

/** The most documents of a kind in one sweep. */
const BATCH = 200;

/**
 * Queues again the postings without a worker, and gives back the tokens of sends that never began. Queues the
 * payments about which the card provider is to be asked.
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly reservations: Reservations,
    private readonly checks: CheckRepository,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    // What one part waits for does not hold up the others.
    const parts = [this.bookkeeping.sweep(BATCH), this.reservations.sweep(BATCH), this.queueChecks()];
    const failed = (await Promise.allSettled(parts)).find((part) => part.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async queueChecks(): Promise<void> {
    for (const paymentId of await this.checks.listDue(BATCH)) {
      await this.queue.ensure(checkPayment, { paymentId }, paymentId);
      await this.checks.lease(paymentId);
    }
  }
}
