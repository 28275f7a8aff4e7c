import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { CardProvider } from '../../adapters/card-provider';
import { Completion } from '../../work/completion';
import { ReturnedPayments } from '../../work/returned-payments';

type ReceiveStripeWebhook = typeof billing.calls.receiveStripeWebhook;

/** What cannot be done yet is answered with an error: the provider then reports it again. */
@Handles(billing.calls.receiveStripeWebhook)
export class ReceiveStripeWebhookHandler implements Handler<ReceiveStripeWebhook> {
  constructor(
    private readonly cards: CardProvider,
    private readonly completion: Completion,
    private readonly returned: ReturnedPayments,
  ) {}

  async handle(input: InputOf<ReceiveStripeWebhook>): Promise<OutputOf<ReceiveStripeWebhook>> {
    const message = this.cards.readWebhook(input.payload, input.signature);
    if (message?.kind === 'paid') await this.completion.settle(message.paid);
    if (message?.kind === 'returned') await this.returned.settle(message.returned);
    if (message?.kind === 'refund_failed') await this.returned.noteFailed(message.refund);
    return { done: true };
  }
}
