import { z } from 'zod';
import { call, Currency, Instant, Language, ObjectIdString, pageInput, pageOf, PartyRef } from '../define';
import { Plan } from '../party/content';
import * as http from './http';

/** What was bought. */
export const Purchase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: Plan }),
  z.object({ kind: z.literal('token'), tokens: z.number().int() }),
  z.object({ kind: z.literal('unlimited_photos') }),
]);
export type Purchase = z.output<typeof Purchase>;

/**
 * What became of the money of a payment. Of one without use for the party it is sent back by itself: `sending_back` until
 * the card provider has done it, then `sent_back`. `refund_failed`: the buyer's bank refused what was sent back, and an
 * operator sees to it.
 */
export const PAYMENT_STATES = [
  'paid',
  'sending_back',
  'sent_back',
  'partly_refunded',
  'refunded',
  'disputed',
  'refund_failed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment that was received. `amount` and `refunded` are minor units of `currency`, tax included. */
export const ShownPayment = z.object({
  id: ObjectIdString,
  /** The number of its receipt. */
  number: z.string(),
  at: Instant,
  purchase: Purchase,
  amount: z.number().int(),
  currency: Currency,
  /** What was paid back; 0 = nothing. */
  refunded: z.number().int(),
  state: z.enum(PAYMENT_STATES),
  /** Whether the one who asks has paid it. */
  mine: z.boolean(),
});
export type ShownPayment = z.output<typeof ShownPayment>;

/** A file in a page of base64, and the name that it is stored under. */
const FilePage = z.object({ text: z.string(), name: z.string(), next: z.null() });

export const paymentCalls = {
  payUnlimitedPhotos: call({
    summary: 'Payment popup for photos without a limit, for one party.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, currency: Currency }),
    output: z.object({ url: z.string() }),
    // Each call creates a new checkout.
    idempotent: false,
    errors: ['photos_already_unlimited', 'plan_required', 'payment_unavailable'],
    http: http.payUnlimitedPhotos,
  }),
  listPayments: call({
    summary: 'The payments of a party, the latest first. Each has a receipt.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, ...pageInput(['at'], 20) }),
    output: pageOf(ShownPayment),
    idempotent: true,
    http: http.listPayments,
  }),
  getReceipt: call({
    summary: 'The receipt of a payment as a PDF, in the language of the payment.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, paymentId: ObjectIdString, after: z.null().default(null) }),
    output: FilePage,
    idempotent: true,
    http: http.getReceipt,
  }),
  makeReceipt: call({
    summary: 'The receipt of a payment for its buyer: a PDF in base64. Null when there is no such payment any more.',
    access: 'internal',
    input: z.object({ paymentId: ObjectIdString }),
    output: z.object({
      receipt: z
        .object({
          buyerId: ObjectIdString,
          partyId: ObjectIdString,
          language: Language,
          number: z.string(),
          /** What was bought, in that language. */
          name: z.string(),
          amount: z.number().int(),
          currency: Currency,
          /** The tax in the amount. */
          vat: z.number().int(),
          vatPercent: z.number(),
          pdf: z.string(),
        })
        .nullable(),
    }),
    idempotent: true,
  }),
};
