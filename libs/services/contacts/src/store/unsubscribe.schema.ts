import { Schema } from 'mongoose';

export const UNSUBSCRIBES = 'Unsubscribe';

/**
 * An address that has unsubscribed from the invitations to all parties. It holds nothing personal: the key is a
 * hash (rule: unsubscribe-for-all-parties).
 */
export interface UnsubscribeDocument {
  /** subscriptionHash of the address, or an older form of it (subscriptionHashes). */
  _id: string;
  at: Date;
}

export const unsubscribeSchema = new Schema<UnsubscribeDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'unsubscribes' },
);
