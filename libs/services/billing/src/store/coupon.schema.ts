import type { CouponGift } from '@festlig/contracts/billing';
import type { CouponLimits } from '@festlig/domain/billing/coupons';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const COUPONS = 'Coupon';

/** A coupon of an operator (apps/coupon), with everybody who has redeemed it: so one update decides and records. */
export interface CouponDocument extends CouponLimits, WithOutbox {
  /** The code, in capitals. */
  _id: string;
  gives: CouponGift;
  /** What of these redemptions is of use to a party only once: no two redemptions have the same. */
  marks?: string[];
  redeemed: { id: string; partyId: string; userId: string; at: Date }[];
  /** What operators did with it. */
  audit: { at: Date; by: string; what: string }[];
  createdAt: Date;
}

export const couponSchema = new Schema<CouponDocument>(
  {
    _id: { type: String, required: true },
    gives: { type: Schema.Types.Mixed, required: true },
    most: { type: Number, required: true },
    perUser: { type: Number, required: true },
    until: { type: Date, default: null },
    onlyFor: { type: String, default: null },
    isStopped: { type: Boolean, default: false },
    marks: { type: [String], default: undefined },
    redeemed: [new Schema({ id: String, partyId: String, userId: String, at: Date }, { _id: false, id: false })],
    audit: [new Schema({ at: Date, by: String, what: String }, { _id: false })],
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'coupons' },
);
couponSchema.index({ marks: 1 }, { unique: true, partialFilterExpression: { marks: { $exists: true } } });
addOutbox(couponSchema);
