import { Logger, metrics } from '@festlig/platform/observability';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { CardProvider } from '../adapters/card-provider';
import { checkPayment } from '../queues';
import { CheckRepository } from '../store/check.repository';
import { CompletionRepository } from '../store/completion.repository';
import { type Payment, PaymentRepository } from '../store/payment.repository';
import { Completion } from '../work/completion';

/**
 * Asks the card provider what became of a payment that nobody has reported (rule: payment-found-later), closes its page
 * when the party has no use for it any more, and sends back the money of a payment without use (rule: sold-once).
 * Running again does nothing twice.
 */
@Processes(checkPayment)
export class PaymentJob implements JobHandler<typeof checkPayment> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly completions: CompletionRepository,
    private readonly checks: CheckRepository,
    private readonly completion: Completion,
    private readonly cards: CardProvider,
    private readonly logger: Logger,
  ) {}

  async run({ paymentId }: JobDataOf<typeof checkPayment>): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment) return;
    if (payment.completed) await this.sendBack(payment);
    else await this.lookAt(payment);
  }

  private async lookAt(payment: Payment): Promise<void> {
    const { id, reference, checks } = payment;
    // Without a page nobody could pay: the buyer gets its address only once it is stored.
    if (reference === null) return this.checks.stop(id);
    const state = await this.cards.findCheckout(reference);
    if (state.status === 'paid') return this.completion.settle(state.paid);
    if (state.status === 'ended') return this.checks.stop(id);
    // A closed page is looked at once more: it may have been paid at that moment.
    if ((await this.completion.uselessFor(payment)) !== null) return this.cards.closeCheckout(reference);
    await this.checks.checkLater(id, checks);
  }

  private async sendBack(payment: Payment): Promise<void> {
    const { id, intent, amount, returned, uselessFor } = payment;
    if (uselessFor !== null && returned < amount) {
      if (intent === null) {
        metrics.paymentTrouble.inc({ trouble: 'not_sent_back' });
        this.logger.error('a payment without use cannot be sent back', { paymentId: id });
      } else {
        await this.cards.sendBack({ paymentId: id, intent });
        await this.completions.noteReturned(payment, amount, { taken: 0, inAll: 0 });
      }
    }
    await this.checks.stop(id);
  }
}
