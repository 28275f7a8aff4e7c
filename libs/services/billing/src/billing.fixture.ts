import { party, type Plan } from '@festlig/contracts/party';
import { limitsOf } from '@festlig/domain/billing/prices';
import { CallError } from '@festlig/platform/errors';
import { describedParty } from '@festlig/testing/party';
import { aUser, exampleEnvironment, TestService } from '@festlig/testing/service';
import { CardProvider, type CheckoutOrder, type PaidCheckout } from './adapters/card-provider';
import { BillingModule } from './billing.module';
import { BillingConfig } from './config';

/**
 * A card provider that keeps the orders. A webhook's payload is the id of the paid payment, and its valid signature
 * is `good`.
 */
export class CashBox extends CardProvider {
  readonly orders: CheckoutOrder[] = [];
  down = false;

  async createCheckout(order: CheckoutOrder): Promise<{ url: string }> {
    if (this.down) throw new CallError('payment_unavailable');
    this.orders.push(order);
    return { url: `https://pay.example/${order.paymentId}` };
  }

  readWebhook(payload: string, signature: string): PaidCheckout | null {
    if (signature !== 'good') throw new CallError('webhook_signature_invalid');
    return payload ? { paymentId: payload, reference: 'cs_1' } : null;
  }

  get lastOrder(): CheckoutOrder {
    const order = this.orders.at(-1);
    if (!order) throw new Error('nothing was ordered');
    return order;
  }
}

export const host = aUser();
export const partyId = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Starts the billing service, with one party of `host` on the given plan. */
export async function startBilling(cards: CashBox, plan: () => Plan = () => 'free'): Promise<TestService> {
  const service = await TestService.start({
    service: 'billing',
    module: BillingModule,
    now: '2026-05-01T10:00:00Z',
    environment: exampleEnvironment(BillingConfig.variables),
    replace: [[CardProvider, cards]],
  });
  service.parties.set(partyId, { [host.id]: 'owner' });
  service.rpc.answer(party.calls.describeParty, (input) => ({
    party: describedParty({ id: input.partyId, plan: plan(), limits: limitsOf(plan(), false) }),
    ownerId: host.id,
  }));
  return service;
}
