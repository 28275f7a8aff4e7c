import { Schema } from 'mongoose';

export const UNSUBSCRIBES = 'Unsubscribe';

/**
 * An address that wants no invitations, whichever party they are to. Nothing personal: the key is a hash
 * (rule: unsubscribe-for-all-parties).
 */
export interface UnsubscribeDocument {
  /** subscriptionHash of the address, or one of before (subscriptionHashes). */
  _id: string;
  at: Date;
}

export const unsubscribeSchema = new Schema<UnsubscribeDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'unsubscribes' },
);
