import { Schema } from 'mongoose';

export const COUPON_TRIES = 'CouponTry';

/** How many codes an account, a party or a network has tried on one day. */
export interface CouponTryDocument {
  /** A digest of whose tries they are, and the day in UTC: nothing personal. */
  _id: string;
  tries: number;
  expiresAt: Date;
}

export const couponTrySchema = new Schema<CouponTryDocument>(
  {
    _id: { type: String, required: true },
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'couponTries' },
);
couponTrySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
