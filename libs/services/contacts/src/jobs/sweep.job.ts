import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { changeContacts, classifyTexts, importList } from '../queues';
import { ChangeRepository } from '../store/change.repository';
import { ContactRepository } from '../store/contact.repository';
import { CountRepository } from '../store/count.repository';
import { ImportRepository } from '../store/import.repository';
import { SubscriptionRepository } from '../store/subscription.repository';
import { TagRepository } from '../store/tag.repository';
import { UnsubscribeRepository } from '../store/unsubscribe.repository';

/** The most documents of a kind in one step. */
const BATCH = 200;

/**
 * Continues imports, undos and changes of many guests that stopped half-way, updates the guests of addresses that unsubscribed recently,
 * and recounts parties and tags whose guests have changed. Also adds search words to contacts stored without them,
 * has parties checked whose guests were stored before their standings said what reaches them, and gives phone numbers the keyed hashes that
 * an earlier version did not have.
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly imports: ImportRepository,
    private readonly changes: ChangeRepository,
    private readonly contacts: ContactRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly counts: CountRepository,
    private readonly tags: TagRepository,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    while ((await this.unsubscribes.keyNumbers(BATCH)) === BATCH);
    while ((await this.subscriptions.keyGuests(BATCH)) === BATCH);
    for (const importId of await this.imports.listOverdue(BATCH)) {
      await this.queue.ensure(importList, { importId }, importId);
      await this.imports.lookAgain(importId);
    }
    for (const changeId of await this.changes.listOverdue(BATCH)) {
      await this.queue.ensure(changeContacts, { changeId }, changeId);
      await this.changes.lookAgain(changeId);
    }
    for (const partyId of await this.counts.listUnchecked(BATCH))
      await this.queue.ensure(classifyTexts, { partyId }, partyId);
    while ((await this.contacts.giveWords(BATCH)) === BATCH);
    for (const hash of await this.subscriptions.listOverdue(BATCH)) await this.subscriptions.settle(hash);
    for (const partyId of await this.counts.listOverdue(BATCH)) await this.counts.recount(partyId);
    await this.tags.recountOverdue(BATCH);
  }
}
