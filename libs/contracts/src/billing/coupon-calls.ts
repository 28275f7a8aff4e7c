import { z } from 'zod';
import { call, ClientAddress, PartyRef } from '../define';
import { Plan } from '../party/content';
import * as http from './http';

/** What a coupon gives the party for which it is redeemed. */
export const CouponGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: Plan.exclude(['free']) }),
  z.object({ kind: z.literal('tokens'), tokens: z.number().int() }),
  z.object({ kind: z.literal('unlimited_photos') }),
  /** Off the price of the party's next plan. */
  z.object({ kind: z.literal('percentage'), percent: z.number().int() }),
]);
export type CouponGift = z.output<typeof CouponGift>;

/** A code as it is typed, in any case and with spaces around it; as it is stored, in capitals. */
export const CouponCode = z
  .string()
  .max(100, { error: 'too_long', abort: true })
  .transform((code) => code.trim().toUpperCase())
  .pipe(z.string().min(1, 'required'));

export const couponCalls = {
  redeemCoupon: call({
    summary:
      'Redeem a coupon for a party. A code that is unknown, expired, used up or meant for another party is ' +
      '`coupon_invalid`; one that this party, or the caller, has used as often as it allows is `coupon_used`; one ' +
      'that gives the party nothing is `coupon_of_no_use`, and stays as it is.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, code: CouponCode, clientAddress: ClientAddress }),
    output: z.object({ gives: CouponGift }),
    // Again, it is refused.
    idempotent: false,
    errors: ['coupon_invalid', 'coupon_used', 'coupon_of_no_use', 'coupon_limit_reached'],
    http: http.redeemCoupon,
  }),
};
