import { Schema } from 'mongoose';

export const DISCOUNTS = 'Discount';

/** What a coupon takes off the price of a party's next plan. It is used once a payment with it is completed. */
export interface DiscountDocument {
  /** The id of the redemption. */
  _id: string;
  partyId: string;
  percent: number;
}

export const discountSchema = new Schema<DiscountDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    percent: { type: Number, required: true },
  },
  { versionKey: false, collection: 'discounts' },
);
discountSchema.index({ partyId: 1, percent: -1 });
