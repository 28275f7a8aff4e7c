import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CardProvider } from '../../adapters/card-provider';
import { PaymentRepository } from '../../store/payment.repository';

type ReceiveStripeWebhook = typeof billing.calls.receiveStripeWebhook;

@Handles(billing.calls.receiveStripeWebhook)
export class ReceiveStripeWebhookHandler implements Handler<ReceiveStripeWebhook> {
  constructor(
    private readonly cards: CardProvider,
    private readonly payments: PaymentRepository,
  ) {}

  async handle(input: InputOf<ReceiveStripeWebhook>): Promise<OutputOf<ReceiveStripeWebhook>> {
    const paid = this.cards.readWebhook(input.payload, input.signature);
    const payment = paid && (await this.payments.find(paid.paymentId));
    // An unknown payment belongs to another shop on the same account. An error would only make the provider send it
    // again.
    if (!payment) return { done: true };
    await this.payments.complete(payment, paid.reference);
    return { done: true };
  }
}
