import { billing, paymentCompleted } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { Facts } from '@festlig/platform/outbox';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CardProvider } from '../../adapters/card-provider';
import { PaymentRepository } from '../../store/payment.repository';

type ReceiveStripeWebhook = typeof billing.calls.receiveStripeWebhook;

@Handles(billing.calls.receiveStripeWebhook)
export class ReceiveStripeWebhookHandler implements Handler<ReceiveStripeWebhook> {
  constructor(
    private readonly cards: CardProvider,
    private readonly payments: PaymentRepository,
    private readonly facts: Facts,
  ) {}

  async handle(input: InputOf<ReceiveStripeWebhook>): Promise<OutputOf<ReceiveStripeWebhook>> {
    const paid = this.cards.readWebhook(input.payload, input.signature);
    const payment = paid && (await this.payments.find(paid.paymentId));
    // A payment we do not know is another shop's on the same account: refusing would only bring it back.
    if (!payment) return { done: true };
    const { id: paymentId, partyId, amount, currency, purchase } = payment;
    const fact = this.facts.of(paymentCompleted, { paymentId, partyId, amount, currency, ...purchase });
    await this.payments.complete(payment, paid.reference, [fact]);
    return { done: true };
  }
}
