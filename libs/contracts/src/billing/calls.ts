import { z } from 'zod';
import { call, Currency, defineContract, Done, PartyRef } from '../define';
import { Plan } from '../party/content';
import { billingErrors } from './errors';
import * as http from './http';

/** Minor units, tax included; `original` is the price crossed out. */
export const Price = z.object({ amount: z.number().int(), original: z.number().int().nullable() });
const Prices = z.record(Plan, z.record(Currency, Price));
const Redirect = z.object({ url: z.string() });

export const billing = defineContract('billing', billingErrors, {
  getBalance: call({
    summary: 'Prices, the token price and the number of message tokens the party has.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ tokens: z.number().int(), tokenPrice: z.record(Currency, z.number().int()), prices: Prices }),
    idempotent: true,
    http: http.getBalance,
  }),
  payTokens: call({
    summary: 'The payment popup for tokens: makes a checkout session and sends the browser there.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, amount: z.coerce.number().int().min(1).max(100_000), currency: Currency }),
    output: Redirect,
    // Each makes a checkout of its own.
    idempotent: false,
    errors: ['payment_unavailable'],
    http: http.payTokens,
  }),
  payPlan: call({
    summary: 'The payment popup for a plan upgrade.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, plan: Plan, currency: Currency }),
    output: Redirect,
    // Each makes a checkout of its own.
    idempotent: false,
    errors: ['plan_not_an_upgrade', 'payment_unavailable'],
    http: http.payPlan,
  }),
  receiveStripeWebhook: call({
    summary: 'The card provider tells what became of a checkout session. Signed; safe to deliver any number of times.',
    access: 'public',
    input: z.object({ payload: z.string().max(1_000_000), signature: z.string().max(1000) }),
    output: Done,
    idempotent: true,
    errors: ['webhook_signature_invalid'],
    http: http.receiveStripeWebhook,
  }),
});
