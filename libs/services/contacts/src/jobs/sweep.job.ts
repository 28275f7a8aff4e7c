import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { importList } from '../queues';
import { ContactRepository } from '../store/contact.repository';
import { CountRepository } from '../store/count.repository';
import { ImportRepository } from '../store/import.repository';
import { SubscriptionRepository } from '../store/subscription.repository';

/** Looked at in one round. */
const BATCH = 200;

/**
 * Imports that stopped half-way, also those whose host waited for the answer, and those half taken back; addresses that
 * have unsubscribed of late; parties whose guests have changed, to be counted anew. Contacts from before there were words
 * to search get theirs.
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly imports: ImportRepository,
    private readonly contacts: ContactRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly counts: CountRepository,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    for (const importId of await this.imports.listOverdue(BATCH)) {
      await this.queue.ensure(importList, { importId }, importId);
      await this.imports.lookAgain(importId);
    }
    while ((await this.contacts.giveWords(BATCH)) === BATCH);
    for (const hash of await this.subscriptions.listOverdue(BATCH)) await this.subscriptions.settle(hash);
    for (const partyId of await this.counts.listOverdue(BATCH)) await this.counts.recount(partyId);
  }
}
