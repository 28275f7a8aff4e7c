import type { Recipient } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const RECIPIENTS = 'Recipients';

/** The people of one chunk, frozen by the plan. `_id` is the chunk's: `<sendId>-<n>`. Never changed once written. */
export interface RecipientsDocument {
  _id: string;
  sendId: string;
  n: number;
  entries: Recipient[];
  /** In the same range, and mailed nothing. */
  unsubscribed: Recipient[];
  /** Where the plan goes on after this chunk; null = this is the last. */
  cursor: string | null;
}

export const recipientsSchema = new Schema<RecipientsDocument>(
  {
    _id: { type: String, required: true },
    sendId: { type: String, required: true },
    n: { type: Number, required: true },
    entries: { type: Schema.Types.Mixed, required: true },
    unsubscribed: { type: Schema.Types.Mixed, required: true },
    cursor: { type: String, default: null },
  },
  { versionKey: false, collection: 'recipients' },
);
recipientsSchema.index({ sendId: 1, n: -1 });
