import { Schema } from 'mongoose';

export const UNSUBSCRIBES = 'Unsubscribe';

/**
 * An address or phone number that has unsubscribed from the invitations to all parties. It holds nothing personal: the key is a
 * hash (rules: unsubscribe-for-all-parties, unsubscribe-texts).
 */
export interface UnsubscribeDocument {
  /** subscriptionHash of the address, or an older form of it (subscriptionHashes); textSubscriptionHash of the number. */
  _id: string;
  at: Date;
}

export const unsubscribeSchema = new Schema<UnsubscribeDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'unsubscribes' },
);
