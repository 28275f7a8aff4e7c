import type { Stripe } from 'stripe';
import type { CardMessage, CheckoutState, PaidCheckout } from './card-provider';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The payment of a session with its money; null while nothing was received, and for a session of another shop. */
function paidBy(session: Stripe.Checkout.Session): PaidCheckout | null {
  const { client_reference_id: paymentId } = session;
  // With a slow payment method the session completes before the money arrives; another event reports the money.
  if (session.payment_status !== 'paid' || !paymentId) return null;
  return {
    paymentId,
    partyId: session.metadata?.['partyId'] ?? null,
    amount: session.amount_total,
    currency: session.currency,
    reference: session.id,
    intent: idOf(session.payment_intent),
  };
}

export function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const paid = paidBy(session);
  if (paid) return { status: 'paid', paid };
  // A completed session waits for the money of a slow payment method.
  return { status: session.status === 'expired' ? 'ended' : 'open' };
}

function refunded({ payment_intent: money, metadata, amount_refunded: amount }: Stripe.Charge): CardMessage | null {
  const intent = idOf(money);
  if (intent === null) return null;
  return { kind: 'returned', returned: { intent, paymentId: metadata['paymentId'] ?? null, amount, dispute: null } };
}

/** Stripe takes disputed money out of the account at once, but none for an inquiry of the bank. */
function disputed({ id: dispute, payment_intent: money, amount, status }: Stripe.Dispute): CardMessage | null {
  const intent = idOf(money);
  if (intent === null || status.startsWith('warning_')) return null;
  return { kind: 'returned', returned: { intent, paymentId: null, amount, dispute } };
}

/** Reads an event of Stripe; null for events that report neither money received nor money returned. */
export function readEvent(event: Stripe.Event): CardMessage | null {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded') {
    const paid = paidBy(event.data.object);
    return paid && { kind: 'paid', paid };
  }
  if (event.type === 'charge.refunded') return refunded(event.data.object);
  // An inquiry that becomes a dispute is reported only when its money is taken.
  if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.funds_withdrawn')
    return disputed(event.data.object);
  if (event.type === 'refund.failed') {
    const { payment_intent: money, metadata } = event.data.object;
    const intent = idOf(money);
    return intent === null
      ? null
      : { kind: 'refund_failed', refund: { intent, paymentId: metadata?.['paymentId'] ?? null } };
  }
  return null;
}
