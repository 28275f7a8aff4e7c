import type { DataOf } from '@festlig/contracts/define';
import { rsvpDeleted } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { AnswerReceipts } from '../work/answer-receipts';

/** A deleted reply gets no receipt (rule: answer-receipt). */
@Reacts(rsvpDeleted)
export class OnRsvpDeleted implements Reaction<typeof rsvpDeleted> {
  constructor(private readonly receipts: AnswerReceipts) {}

  react({ rsvpId }: DataOf<typeof rsvpDeleted>): Promise<void> {
    return this.receipts.withdraw(rsvpId);
  }
}
