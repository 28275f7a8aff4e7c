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
    // A payment we do not know is another shop's on the same account: refusing would only bring it back.
    if (!payment) return { done: true };
    await this.payments.complete(payment, paid.reference);
    return { done: true };
  }
}
