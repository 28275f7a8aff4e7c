import { randomBytes } from 'node:crypto';
import type { CheckoutSession, CheckoutSessions } from './checkout-sessions';
import { StripeError } from './stripe-error';

const token = (prefix: string): string => prefix + randomBytes(12).toString('hex');

/** What went back of a session's money. */
interface Returned {
  refunded: number;
  disputed: boolean;
}

/** The money of paid sessions, which can go back to the buyer: by refunds and disputes, as at Stripe. */
export class ReceivedMoney {
  private readonly returned = new Map<string, Returned>();
  private readonly byIdempotencyKey = new Map<string, object>();

  constructor(private readonly sessions: CheckoutSessions) {}

  returnedOf({ payment_intent }: CheckoutSession): Returned {
    return this.returned.get(payment_intent ?? '') ?? { refunded: 0, disputed: false };
  }

  /** Stripe's payment_intent. @throws Stripe's 404 when there is none */
  intent(id: string): object {
    const { amount_total: amount, currency, intentMetadata: metadata } = this.paid(id);
    return { id, object: 'payment_intent', amount, currency, metadata, status: 'succeeded' };
  }

  /** Sends money back, all that is left when no amount is given. The same idempotency key returns the same refund. */
  refund(
    intent: string,
    amount: number | undefined,
    idempotencyKey?: string,
  ): { refund: object; charge: object | null } {
    const earlier = idempotencyKey === undefined ? undefined : this.byIdempotencyKey.get(idempotencyKey);
    if (earlier) return { refund: earlier, charge: null };
    const session = this.paid(intent);
    const before = this.returnedOf(session);
    const left = session.amount_total - before.refunded;
    if (left === 0)
      throw new StripeError(400, 'Charge has already been refunded.', undefined, 'charge_already_refunded');
    const part = amount ?? left;
    if (!Number.isSafeInteger(part) || part < 1 || part > left)
      throw new StripeError(400, 'Refund amount is greater than unrefunded amount on charge.', 'amount');
    const { currency } = session;
    const refund = {
      id: token('re_'),
      object: 'refund',
      amount: part,
      currency,
      payment_intent: intent,
      status: 'succeeded',
    };
    if (idempotencyKey !== undefined) this.byIdempotencyKey.set(idempotencyKey, refund);
    this.returned.set(intent, { ...before, refunded: before.refunded + part });
    return { refund, charge: this.charge(session) };
  }

  /**
   * The buyer's bank takes the money back, or a half, or only asks about it. Returns Stripe's dispute, or null when there
   * is one already.
   */
  dispute(intent: string, what: 'all' | 'half' | 'inquiry'): object | null {
    const session = this.paid(intent);
    const before = this.returnedOf(session);
    if (before.disputed) return null;
    this.returned.set(intent, { ...before, disputed: what !== 'inquiry' });
    const left = session.amount_total - before.refunded;
    const amount = what === 'half' ? Math.ceil(left / 2) : left;
    const { currency } = session;
    return {
      id: token('dp_'),
      object: 'dispute',
      amount,
      currency,
      payment_intent: intent,
      reason: 'fraudulent',
      status: what === 'inquiry' ? 'warning_needs_response' : 'needs_response',
      metadata: {},
    };
  }

  private charge(session: CheckoutSession): object {
    const {
      payment_intent,
      amount_total: amount,
      currency,
      intentMetadata: metadata,
    } = this.paid(session.payment_intent ?? '');
    const { refunded } = this.returnedOf(session);
    return {
      id: token('ch_'),
      object: 'charge',
      amount,
      amount_refunded: refunded,
      refunded: refunded === amount,
      currency,
      metadata,
      payment_intent,
    };
  }

  private paid(intent: string): CheckoutSession & { intentMetadata: Record<string, string> } {
    const found = this.sessions.byIntent(intent);
    if (!found) throw new StripeError(404, `No such payment_intent: '${intent}'`, 'intent', 'resource_missing');
    return { ...found.session, intentMetadata: found.intentMetadata };
  }
}
