import { tokensGone } from '@festlig/domain/billing/sold-once';
import { CallError } from '@festlig/platform/errors';
import { Logger, metrics } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { CardProvider, type FailedRefund, type ReturnedMoney } from '../adapters/card-provider';
import { CompletionRepository } from '../store/completion.repository';
import { type Payment, PaymentRepository } from '../store/payment.repository';
import { Completion } from './completion';

/** An attempt fails only when another report about the same payment is written first. */
const ATTEMPTS = 20;

/** Takes back what a payment gave when its money went back, by a refund or a dispute (rule: payment-taken-back). */
@Injectable()
export class ReturnedPayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly completions: CompletionRepository,
    private readonly completion: Completion,
    private readonly cards: CardProvider,
    private readonly logger: Logger,
  ) {}

  async settle(money: ReturnedMoney): Promise<void> {
    const { intent, paymentId } = money;
    const id = paymentId ?? (await this.payments.idOf(intent)) ?? (await this.cards.paymentOf(intent));
    const known = id === null ? null : await this.payments.find(id);
    // Money of another shop on the same account.
    if (!known) return;
    if (!(await this.completed(known))) return;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const payment = await this.payments.find(known.id);
      if (!payment?.completed) return;
      if (payment.intent !== null && payment.intent !== intent) {
        metrics.paymentTrouble.inc({ trouble: 'not_as_ordered' });
        return this.logger.error('money of another payment came back', { paymentId: payment.id, intent });
      }
      if (await this.note(payment, money)) return;
    }
    throw new CallError('conflict');
  }

  /** The buyer's bank did not accept a refund: an operator has to send the money in another way and to tell the buyer. */
  async noteFailed({ intent, paymentId }: FailedRefund): Promise<void> {
    const id = paymentId ?? (await this.payments.idOf(intent));
    // Money of another shop on the same account.
    if (id === null || !(await this.payments.find(id))) return;
    await this.completions.noteRefundFailed(id);
    metrics.paymentTrouble.inc({ trouble: 'refund_failed' });
    this.logger.error('a refund did not reach the buyer', { paymentId: id, intent });
  }

  /**
   * The report of the refund came before that of the payment: the provider is asked, so that both are written in their
   * order. Returns false when nothing was given that could be taken back.
   */
  private async completed({ id, completed, reference }: Payment): Promise<boolean> {
    if (completed) return true;
    const state = reference === null ? null : await this.cards.findCheckout(reference);
    // The provider sends the report again.
    if (state?.status !== 'paid') throw new CallError('payment_unavailable');
    await this.completion.settle(state.paid);
    return (await this.payments.find(id))?.completed === true;
  }

  /** Returns false when another report was written first. */
  private async note(payment: Payment, { amount: reported, dispute }: ReturnedMoney): Promise<boolean> {
    const { purchase, disputes } = payment;
    if (disputes.some(({ id }) => id === dispute)) return true;
    // Refunds are reported in all, and disputes one by one.
    const others = dispute === null ? disputes.reduce((sum, one) => sum + one.amount, 0) : payment.returned;
    const amount = Math.min(reported + others, payment.amount);
    if (amount <= payment.returned) return true;
    const gone = (returned: number) =>
      purchase.kind === 'token' ? tokensGone(purchase.tokens, payment.amount, returned) : 0;
    const tokens = { taken: gone(amount) - gone(payment.returned), inAll: gone(amount) };
    return this.completions.noteReturned(
      payment,
      amount,
      tokens,
      dispute === null ? null : { id: dispute, amount: reported },
    );
  }
}
