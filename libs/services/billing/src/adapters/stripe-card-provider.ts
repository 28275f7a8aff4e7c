import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { BillingConfig } from '../config';
import { CardProvider, type CheckoutOrder, type PaidCheckout } from './card-provider';

/** Two attempts of 4.5 s each: the buyer's call has a deadline of 10 s. */
const TIMEOUT_MS = 4500;
const RETRIES = 1;
/** The age in seconds up to which a signature is accepted, so that an old message cannot be replayed. */
const TOLERANCE = 300;

const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** Uses Stripe Checkout. Stripe's library retries with jitter and the same idempotency key. */
@Injectable()
export class StripeCardProvider extends CardProvider {
  private readonly stripe: Stripe;

  constructor(
    private readonly config: BillingConfig,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    const { STRIPE_API_URL, STRIPE_SECRET_KEY } = config.values;
    const { protocol, hostname, port } = new URL(STRIPE_API_URL);
    this.stripe = new Stripe(STRIPE_SECRET_KEY, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port ? { port } : {}),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  async createCheckout(order: CheckoutOrder): Promise<{ url: string }> {
    const { paymentId, name, amount, currency } = order;
    const product = { currency, unit_amount: amount, product_data: { name }, tax_behavior: 'inclusive' as const };
    try {
      const { url } = await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          metadata: { paymentId },
          customer_email: order.email,
          locale: order.language,
          line_items: [{ quantity: 1, price_data: product }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: `checkout-${paymentId}` },
      );
      if (url) return { url };
    } catch (error) {
      // Only type and code are logged: the library's message can quote the buyer's address.
      const { type, code } = error as { type?: string; code?: string };
      this.logger.warn('no checkout', { paymentId, type, code });
    }
    throw new CallError('payment_unavailable');
  }

  readWebhook(payload: string, signature: string): PaidCheckout | null {
    const event = this.verified(payload, signature);
    if (!PAID_EVENTS.includes(event.type)) return null;
    const session = event.data.object as Stripe.Checkout.Session;
    // With a slow payment method the session completes before the money arrives; another event reports the money.
    if (session.payment_status !== 'paid' || !session.client_reference_id) return null;
    return { paymentId: session.client_reference_id, reference: session.id };
  }

  private verified(payload: string, signature: string): Stripe.Event {
    const now = this.clock.now().getTime();
    try {
      const secret = this.config.values.STRIPE_WEBHOOK_SECRET;
      return this.stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE, undefined, now);
    } catch {
      throw new CallError('webhook_signature_invalid');
    }
  }
}
