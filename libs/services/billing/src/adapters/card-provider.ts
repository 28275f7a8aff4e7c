import type { Currency, Language } from '@festlig/contracts/define';

/** One purchase to pay. `amount` is the total price in minor units of `currency`, tax included. */
export interface CheckoutOrder {
  paymentId: string;
  partyId: string;
  name: string;
  amount: number;
  currency: Currency;
  language: Language;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** A page to pay on. `reference` is the provider's own id of it. */
export interface CheckoutPage {
  url: string;
  reference: string;
}

/**
 * A purchase that the provider has received the money for, as the provider describes it: it is compared with what was
 * ordered. `intent` is the provider's id of the money, by which refunds and disputes name it.
 */
export interface PaidCheckout {
  paymentId: string;
  /** Null for a page that an earlier version of us made. */
  partyId: string | null;
  amount: number | null;
  currency: string | null;
  reference: string;
  intent: string | null;
}

/** Money that went back to the buyer. */
export interface ReturnedMoney {
  intent: string;
  /** Null when the message does not say it. */
  paymentId: string | null;
  /** Minor units: all that refunds of this payment have sent back so far, or what this dispute took. */
  amount: number;
  /** The provider's id of the dispute; null for refunds. */
  dispute: string | null;
}

/** A refund that did not reach the buyer. */
export interface FailedRefund {
  intent: string;
  /** Null when the message does not say it. */
  paymentId: string | null;
}

/** What a message of the provider reports. */
export type CardMessage =
  | { kind: 'paid'; paid: PaidCheckout }
  | { kind: 'returned'; returned: ReturnedMoney }
  | { kind: 'refund_failed'; refund: FailedRefund };

/** What became of a page to pay on. */
export type CheckoutState = { status: 'open' | 'ended' } | { status: 'paid'; paid: PaidCheckout };

/** Accepts card payments, so that card numbers never reach us (rule: payment-by-provider). */
export abstract class CardProvider {
  /**
   * Returns a page to pay on. Calling again for the same payment creates no second page.
   * @throws CallError `payment_unavailable`
   */
  abstract createCheckout(order: CheckoutOrder): Promise<CheckoutPage>;

  /**
   * Reads a signed message of the provider; returns null when the message is of no interest.
   * @throws CallError `webhook_signature_invalid`
   */
  abstract readWebhook(payload: string, signature: string): CardMessage | null;

  /**
   * Asks what became of a page.
   * @throws CallError `payment_unavailable`
   */
  abstract findCheckout(reference: string): Promise<CheckoutState>;

  /**
   * Closes a page, so that it cannot be paid any more; one that is paid or closed stays as it is.
   * @throws CallError `payment_unavailable`
   */
  abstract closeCheckout(reference: string): Promise<void>;

  /**
   * Sends all the money of a payment back. Again, it sends nothing.
   * @throws CallError `payment_unavailable`
   */
  abstract sendBack(payment: { paymentId: string; intent: string }): Promise<void>;

  /**
   * Asks which payment the money belongs to; null for money of another shop.
   * @throws CallError `payment_unavailable`
   */
  abstract paymentOf(intent: string): Promise<string | null>;
}
