import { CallError } from '@festlig/platform/errors';
import {
  CardProvider,
  type CardMessage,
  type CheckoutOrder,
  type CheckoutPage,
  type CheckoutState,
  type PaidCheckout,
} from './adapters/card-provider';

/**
 * A card provider that keeps the orders. A webhook's payload is the id of a payment that was paid, or a message as JSON;
 * its valid signature is `good`.
 */
export class CashBox extends CardProvider {
  readonly orders: CheckoutOrder[] = [];
  readonly closed: string[] = [];
  readonly sentBack: string[] = [];
  private readonly paid = new Set<string>();
  /** The payment of each intent that messages do not name. */
  readonly intents = new Map<string, string>();
  down = false;

  async createCheckout(order: CheckoutOrder): Promise<CheckoutPage> {
    this.answer();
    this.orders.push(order);
    return { url: `https://pay.example/${order.paymentId}`, reference: `cs_${order.paymentId}` };
  }

  readWebhook(payload: string, signature: string): CardMessage | null {
    if (signature !== 'good') throw new CallError('webhook_signature_invalid');
    if (payload === '') return null;
    if (payload.startsWith('{')) return JSON.parse(payload) as CardMessage;
    return { kind: 'paid', paid: this.paidFor(payload) };
  }

  /** What the provider says about a payment that was paid as ordered, or not quite. */
  paidFor(paymentId: string, differing: Partial<PaidCheckout> = {}): PaidCheckout {
    const order = this.orders.find((one) => one.paymentId === paymentId);
    const { partyId = null, amount = 1, currency = 'dkk' } = order ?? {};
    const ids = { paymentId, reference: `cs_${paymentId}`, intent: `pi_${paymentId}` };
    return { ...ids, partyId, amount, currency, ...differing };
  }

  /** The buyer pays, and the provider reports it to nobody. */
  payQuietly(paymentId: string): void {
    this.paid.add(`cs_${paymentId}`);
  }

  async findCheckout(reference: string): Promise<CheckoutState> {
    this.answer();
    if (this.paid.has(reference)) return { status: 'paid', paid: this.paidFor(reference.slice('cs_'.length)) };
    return { status: this.closed.includes(reference) ? 'ended' : 'open' };
  }

  async closeCheckout(reference: string): Promise<void> {
    this.answer();
    this.closed.push(reference);
  }

  async sendBack({ paymentId }: { paymentId: string; intent: string }): Promise<void> {
    this.answer();
    this.sentBack.push(paymentId);
  }

  async paymentOf(intent: string): Promise<string | null> {
    this.answer();
    return this.intents.get(intent) ?? null;
  }

  get lastOrder(): CheckoutOrder {
    const order = this.orders.at(-1);
    if (!order) throw new Error('nothing was ordered');
    return order;
  }

  private answer(): void {
    if (this.down) throw new CallError('payment_unavailable');
  }
}
