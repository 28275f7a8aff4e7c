import { entryIds, type Missing } from '@festlig/domain/billing/ledger';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { bookPosting } from '../queues';
import { LedgerRepository } from '../store/ledger.repository';
import type { LedgerEntry } from '../store/ledger.schema';
import { PaymentRepository } from '../store/payment.repository';
import { PostingRepository } from '../store/posting.repository';
import type { Posting } from '../store/posting.schema';

/** The queue allows no colons. */
const jobIdOf = (postingId: string) => postingId.replaceAll(':', '-');

/** Keeps the tokens of parties: everything that changes a balance goes through here (rule: token-ledger). */
@Injectable()
export class Bookkeeping {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly postings: PostingRepository,
    private readonly payments: PaymentRepository,
    private readonly queue: Queue,
  ) {}

  /** Stores what is to be booked; a worker books it soon. Recording it again changes nothing. */
  async record(posting: Posting): Promise<void> {
    await this.postings.add(posting);
    const { _id: postingId } = posting;
    await this.queue.add(bookPosting, { postingId }, { id: jobIdOf(postingId) }).catch(leftToSweep);
  }

  /** Books a recorded posting. */
  async settle(postingId: string): Promise<void> {
    const posting = await this.postings.find(postingId);
    if (!posting) return;
    await this.book(posting);
    await this.postings.remove(postingId);
  }

  /** Books at once. Returns what is missing when the balance is too low. */
  async book(posting: Posting): Promise<LedgerEntry | Missing> {
    await this.bookOldPayments(posting.partyId);
    return this.ledger.book(posting);
  }

  async balanceOf(partyId: string): Promise<number> {
    await this.bookOldPayments(partyId);
    return this.ledger.balanceOf(partyId);
  }

  /** Adds again the jobs that were lost. */
  async sweep(limit: number): Promise<void> {
    for (const postingId of await this.postings.listOverdue(limit)) {
      await this.queue.ensure(bookPosting, { postingId }, jobIdOf(postingId));
      await this.postings.lookAgain(postingId);
    }
    for (const partyId of await this.payments.listOldPayers(limit)) await this.bookOldPayments(partyId);
  }

  /** An earlier version kept the tokens of a payment in the payment's own document. */
  private async bookOldPayments(partyId: string): Promise<void> {
    for (const { paymentId, tokens, at } of await this.payments.listOldEntries(partyId)) {
      await this.ledger.book({ _id: entryIds.payment(paymentId), kind: 'payment', partyId, paymentId, tokens, at });
      await this.payments.dropOldEntry(paymentId);
    }
  }
}
