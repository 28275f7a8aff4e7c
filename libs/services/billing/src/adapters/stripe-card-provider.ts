import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { BillingConfig } from '../config';
import {
  CardProvider,
  type CardMessage,
  type CheckoutOrder,
  type CheckoutPage,
  type CheckoutState,
} from './card-provider';
import { readEvent, stateOf } from './stripe-messages';

/** Two attempts of 4.5 s each: the buyer's call has a deadline of 10 s. */
const TIMEOUT_MS = 4500;
const RETRIES = 1;
/** The age in seconds up to which a signature is accepted, so that an old message cannot be replayed. */
const TOLERANCE = 300;

interface StripeFailure {
  type?: string;
  code?: string;
}

/** @throws the error unless it has this type or code, which says that there is nothing to do */
const unless =
  (expected: string) =>
  (error: unknown): null => {
    const { type, code } = error as StripeFailure;
    if (type === expected || code === expected) return null;
    throw error;
  };

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

  async createCheckout(order: CheckoutOrder): Promise<CheckoutPage> {
    const { paymentId, partyId, name, amount, currency } = order;
    const product = { currency, unit_amount: amount, product_data: { name }, tax_behavior: 'inclusive' as const };
    const { id: reference, url } = await this.asked('no checkout', paymentId, () =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          client_reference_id: paymentId,
          metadata: { paymentId, partyId },
          // The charge has them too, so that a refund names the payment.
          payment_intent_data: { metadata: { paymentId } },
          customer_email: order.email,
          locale: order.language,
          line_items: [{ quantity: 1, price_data: product }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: `checkout-${paymentId}` },
      ),
    );
    if (!url) throw new CallError('payment_unavailable');
    return { url, reference };
  }

  readWebhook(payload: string, signature: string): CardMessage | null {
    return readEvent(this.verified(payload, signature));
  }

  async findCheckout(reference: string): Promise<CheckoutState> {
    const session = await this.asked('no answer about a checkout', reference, () =>
      this.stripe.checkout.sessions.retrieve(reference).catch(unless('resource_missing')),
    );
    return session ? stateOf(session) : { status: 'ended' };
  }

  async closeCheckout(reference: string): Promise<void> {
    await this.asked('a checkout stays open', reference, () =>
      this.stripe.checkout.sessions.expire(reference).catch(unless('StripeInvalidRequestError')),
    );
  }

  async sendBack({ paymentId, intent }: { paymentId: string; intent: string }): Promise<void> {
    await this.asked('no refund', paymentId, () =>
      this.stripe.refunds
        .create({ payment_intent: intent, metadata: { paymentId } }, { idempotencyKey: `refund-${paymentId}` })
        .catch(unless('charge_already_refunded')),
    );
  }

  async paymentOf(intent: string): Promise<string | null> {
    const found = await this.asked('no answer about money', intent, () =>
      this.stripe.paymentIntents.retrieve(intent).catch(unless('resource_missing')),
    );
    return found?.metadata['paymentId'] ?? null;
  }

  /** @throws CallError `payment_unavailable` when Stripe does not do it */
  private async asked<T>(failure: string, id: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      // Only type and code are logged: the library's message can quote the buyer's address.
      const { type, code } = error as StripeFailure;
      this.logger.warn(failure, { id, type, code });
      throw new CallError('payment_unavailable');
    }
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
