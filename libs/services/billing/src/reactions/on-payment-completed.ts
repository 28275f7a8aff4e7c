import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Bookkeeping } from '../work/bookkeeping';

/** Books the tokens that were paid for. */
@Reacts(paymentCompleted)
export class OnPaymentCompleted implements Reaction<typeof paymentCompleted> {
  constructor(private readonly bookkeeping: Bookkeeping) {}

  async react(payment: DataOf<typeof paymentCompleted>, fact: Fact): Promise<void> {
    if (payment.kind !== 'token') return;
    const { paymentId, partyId, tokens } = payment;
    const at = new Date(fact.at);
    await this.bookkeeping.record({
      _id: entryIds.payment(paymentId),
      kind: 'payment',
      partyId,
      paymentId,
      tokens,
      at,
    });
  }
}
