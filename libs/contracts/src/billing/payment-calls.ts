import { z } from 'zod';
import { call, Currency, Instant, ObjectIdString, pageInput, pageOf, PartyRef } from '../define';
import { Plan } from '../party/content';
import * as http from './http';

/** What was bought. */
export const Purchase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: Plan }),
  z.object({ kind: z.literal('token'), tokens: z.number().int() }),
  z.object({ kind: z.literal('unlimited_photos') }),
]);
export type Purchase = z.output<typeof Purchase>;

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
});
export type ShownPayment = z.output<typeof ShownPayment>;

export const paymentCalls = {
  payUnlimitedPhotos: call({
    summary: 'Payment popup for photos without a limit, for one party.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, currency: Currency }),
    output: z.object({ url: z.string() }),
    // Each call creates a new checkout.
    idempotent: false,
    errors: ['photos_already_unlimited', 'payment_unavailable'],
    http: http.payUnlimitedPhotos,
  }),
  listPayments: call({
    summary: 'The payments of a party, the latest first.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, ...pageInput(['at'], 20) }),
    output: pageOf(ShownPayment),
    idempotent: true,
    http: http.listPayments,
  }),
};
