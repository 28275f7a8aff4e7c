import type { Recipient } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const RECIPIENTS = 'Recipients';

/**
 * The recipients of one chunk, frozen by the plan and never changed afterwards. `_id` is the chunk's:
 * `<sendId>-<n>`.
 */
export interface RecipientsDocument {
  _id: string;
  sendId: string;
  n: number;
  entries: Recipient[];
  /** Guests in the same range who had unsubscribed and get no mail. */
  unsubscribed: Recipient[];
  /** Where the plan continues after this chunk; null in the last chunk. */
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
