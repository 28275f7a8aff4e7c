import { paymentRefunded } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Logger, metrics } from '@festlig/platform/observability';
import { PaymentRepository } from '../store/payment.repository';
import { Bookkeeping } from '../work/bookkeeping';

/**
 * Takes back the tokens whose money went back: those that are not used. The others have been texts to guests, so an
 * operator is told (rule: payment-taken-back).
 */
@Reacts(paymentRefunded)
export class OnPaymentRefunded implements Reaction<typeof paymentRefunded> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookkeeping: Bookkeeping,
    private readonly logger: Logger,
  ) {}

  async react(refund: DataOf<typeof paymentRefunded>, fact: Fact): Promise<void> {
    if (refund.kind !== 'token') return;
    const { paymentId, partyId, taken, inAll } = refund;
    const payment = await this.payments.find(paymentId);
    if (payment?.purchase.kind !== 'token') return;
    const about = { partyId, paymentId, at: new Date(fact.at) };
    // The fact of the payment may come later: what was never booked cannot be taken back.
    const { tokens } = payment.purchase;
    await this.bookkeeping.book({ _id: entryIds.payment(paymentId), kind: 'payment', tokens, ...about });
    const id = entryIds.refund(paymentId, inAll);
    const entry = await this.bookkeeping.book({ _id: id, kind: 'refund', tokens: -taken, ...about });
    const spent = 'missing' in entry ? taken : taken + entry.tokens;
    if (spent === 0) return;
    metrics.paymentTrouble.inc({ trouble: 'spent' });
    this.logger.error('tokens of a refunded payment were used', { paymentId, spent });
  }
}
