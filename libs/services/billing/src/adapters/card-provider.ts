import type { Currency, Language } from '@festlig/contracts/define';

/** One thing to pay for. `amount` is the whole price in minor units of `currency`, tax included. */
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

/** A purchase the provider has the money for. `reference` is its own name for it, for refunds and questions. */
export interface PaidCheckout {
  paymentId: string;
  reference: string;
}

/** Takes cards, so that we never see one (rule: payment-by-provider). */
export abstract class CardProvider {
  /**
   * The address of a page to pay on. Asking again for the same payment makes no second one.
   * @throws CallError `payment_unavailable`
   */
  abstract createCheckout(order: CheckoutOrder): Promise<{ url: string }>;

  /**
   * Reads a signed message of the provider; null when it does not say that something was paid.
   * @throws CallError `webhook_signature_invalid`
   */
  abstract readWebhook(payload: string, signature: string): PaidCheckout | null;
}
