import { Schema } from 'mongoose';

export const SUBSCRIPTION_CHANGES = 'SubscriptionChange';

/** An address or number that recently unsubscribed or subscribed again, whose guests must be checked again. */
export interface SubscriptionChangeDocument {
  /** subscriptionHash of the address, or an older form of it (subscriptionHashes); textSubscriptionHash of the number. */
  _id: string;
  settleAt: Date;
}

export const subscriptionChangeSchema = new Schema<SubscriptionChangeDocument>(
  { _id: { type: String, required: true }, settleAt: { type: Date, required: true } },
  { versionKey: false, collection: 'subscription-changes' },
);
subscriptionChangeSchema.index({ settleAt: 1 });
