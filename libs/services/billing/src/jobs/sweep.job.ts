import { Logger } from '@festlig/platform/observability';
import { Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { Bookkeeping } from '../work/bookkeeping';
import { Reservations } from '../work/reservations';

/** The most documents of a kind in one sweep. */
const BATCH = 200;

/** Queues again the postings without a worker, and gives back the tokens of sends that never began. */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly reservations: Reservations,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    await this.bookkeeping.sweep(BATCH);
    await this.reservations.sweep(BATCH);
  }
}
