import { z } from 'zod';
import { Currency, defineEvent, ObjectIdString } from '../define';
import { Plan } from '../party/content';
import { CouponGift } from './coupon-calls';

const sold = {
  paymentId: ObjectIdString,
  partyId: ObjectIdString,
  amount: z.number().int(),
  currency: Currency,
  /** Absent in facts of earlier versions. */
  buyerId: ObjectIdString.optional(),
};

/** The card provider confirmed a purchase. `amount` is in minor units of `currency`, tax included. */
export const paymentCompleted = defineEvent(
  'payment.completed',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('plan'), plan: Plan, ...sold }),
    z.object({ kind: z.literal('token'), tokens: z.number().int(), ...sold }),
    z.object({ kind: z.literal('unlimited_photos'), ...sold }),
  ]),
  (data) => data.partyId,
);

/** What a payment gives its party: a plan, or photos without a limit. */
export const Grant = z.object({ id: ObjectIdString, gives: z.union([Plan, z.literal('unlimited_photos')]) });
export type Grant = z.output<typeof Grant>;

const returned = { paymentId: ObjectIdString, partyId: ObjectIdString };

/** Money of a payment went back to the buyer, because of a refund or a dispute: what it gave is taken back. */
export const paymentRefunded = defineEvent(
  'payment.refunded',
  z.discriminatedUnion('kind', [
    /** A plan or unlimited photos. `others` is what the party's other payments give it. */
    z.object({ kind: z.literal('grant'), others: z.array(Grant), ...returned }),
    /** `taken` tokens go with this part of the money, `inAll` with all that went back so far. */
    z.object({ kind: z.literal('token'), taken: z.number().int(), inAll: z.number().int(), ...returned }),
  ]),
  (data) => data.partyId,
);

/** Why money of a payment went back to its buyer; the first three: the party had no use for the payment. */
export const SENT_BACK_WHY = ['had', 'discount_used', 'party_gone', 'refund', 'dispute'] as const;
export type SentBackWhy = (typeof SENT_BACK_WHY)[number];

/** Money of a payment went back, in whole or in part; `amount` with this report, in minor units of its currency. */
export const paymentSentBack = defineEvent(
  'payment.sent-back',
  z.object({
    ...returned,
    kind: z.enum(['plan', 'token', 'unlimited_photos']),
    amount: z.number().int(),
    /** Nothing of the payment is left. */
    isAll: z.boolean(),
    why: z.enum(SENT_BACK_WHY),
  }),
  (data) => data.partyId,
);

/** A host has redeemed a coupon for a party. */
export const couponRedeemed = defineEvent(
  'coupon.redeemed',
  z.object({ redemptionId: ObjectIdString, partyId: ObjectIdString, code: z.string(), gives: CouponGift }),
  (data) => data.partyId,
);
