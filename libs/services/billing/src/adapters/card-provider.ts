import type { Currency, Language } from '@festlig/contracts/define';

/** One purchase to pay. `amount` is the total price in minor units of `currency`, tax included. */
export interface CheckoutOrder {
  paymentId: string;
  name: string;
  amount: number;
  currency: Currency;
  language: Language;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/**
 * A purchase that the provider has received the money for. `reference` is the provider's own id, for refunds and
 * support.
 */
export interface PaidCheckout {
  paymentId: string;
  reference: string;
}

/** Accepts card payments, so that card numbers never reach us (rule: payment-by-provider). */
export abstract class CardProvider {
  /**
   * Returns the address of a page to pay on. Calling again for the same payment creates no second page.
   * @throws CallError `payment_unavailable`
   */
  abstract createCheckout(order: CheckoutOrder): Promise<{ url: string }>;

  /**
   * Reads a signed message of the provider; returns null when the message reports no payment.
   * @throws CallError `webhook_signature_invalid`
   */
  abstract readWebhook(payload: string, signature: string): PaidCheckout | null;
}
