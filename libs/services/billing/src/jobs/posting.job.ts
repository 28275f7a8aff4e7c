import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { bookPosting } from '../queues';
import { Bookkeeping } from '../work/bookkeeping';

/** Writes an entry to the ledger. Running again finds it there. */
@Processes(bookPosting)
export class PostingJob implements JobHandler<typeof bookPosting> {
  constructor(private readonly bookkeeping: Bookkeeping) {}

  async run({ postingId }: JobDataOf<typeof bookPosting>): Promise<void> {
    await this.bookkeeping.settle(postingId);
  }
}
