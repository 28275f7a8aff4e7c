import { z } from 'zod';
import { call, Currency, defineContract, Done, PartyRef, Price } from '../define';
import { Plan } from '../party/content';
import { couponCalls } from './coupon-calls';
import { billingErrors } from './errors';
import * as http from './http';
import { paymentCalls } from './payment-calls';
import { tokenCalls } from './token-calls';

/** The most tokens that are bought at once: as many texts as an account may send a day (rule: tokens-at-once). */
export const MOST_TOKENS = 20_000;
const Prices = z.record(Plan, z.record(Currency, Price));

export const billing = defineContract('billing', billingErrors, {
  getBalance: call({
    summary: 'Prices, the token price, and the number of message tokens of the party.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({
      /** Tokens for new sends. */
      tokens: z.number().int(),
      /** Tokens that running sends hold: what they do not use comes back. */
      reserved: z.number().int(),
      tokenPrice: z.record(Currency, z.number().int()),
      /** What the party pays; `original` is the price before a deduction and a coupon's percentage. */
      prices: Prices,
      /** What it has paid for its plan in minor units, which is taken off the price of a higher one. */
      deducted: z.record(Currency, z.number().int()).default({ dkk: 0, eur: 0 }),
      /** The percentage of a coupon that waits for the party's next plan. */
      discount: z.number().int().nullable().default(null),
    }),
    idempotent: true,
    http: http.getBalance,
  }),
  payTokens: call({
    summary: 'Payment popup for tokens: creates a checkout session and redirects the browser to it.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, amount: z.coerce.number().int().min(1).max(MOST_TOKENS), currency: Currency }),
    output: z.object({ url: z.string() }),
    // Each call creates a new checkout.
    idempotent: false,
    errors: ['payment_unavailable'],
    http: http.payTokens,
  }),
  payPlan: call({
    summary: 'Payment popup for a plan upgrade.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, plan: Plan, currency: Currency }),
    output: z.object({ url: z.string() }),
    // Each call creates a new checkout.
    idempotent: false,
    errors: ['plan_not_an_upgrade', 'payment_unavailable'],
    http: http.payPlan,
  }),
  ...paymentCalls,
  ...tokenCalls,
  ...couponCalls,
  receiveStripeWebhook: call({
    summary:
      'The card provider reports a paid checkout session, a refund or a dispute. Signed; may be delivered any number of ' +
      'times. A payment whose amount, currency or party is not what was ordered completes nothing.',
    access: 'public',
    input: z.object({ payload: z.string().max(1_000_000), signature: z.string().max(1000) }),
    output: Done,
    idempotent: true,
    errors: ['webhook_signature_invalid', 'payment_unavailable', 'conflict'],
    http: http.receiveStripeWebhook,
  }),
});
