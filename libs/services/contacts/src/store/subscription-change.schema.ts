import { Schema } from 'mongoose';

export const SUBSCRIPTION_CHANGES = 'SubscriptionChange';

/** An address that has unsubscribed or subscribed again of late: the guests who have it are to be looked at again. */
export interface SubscriptionChangeDocument {
  /** subscriptionHash of the address, or one of before (subscriptionHashes). */
  _id: string;
  settleAt: Date;
}

export const subscriptionChangeSchema = new Schema<SubscriptionChangeDocument>(
  { _id: { type: String, required: true }, settleAt: { type: Date, required: true } },
  { versionKey: false, collection: 'subscription-changes' },
);
subscriptionChangeSchema.index({ settleAt: 1 });
