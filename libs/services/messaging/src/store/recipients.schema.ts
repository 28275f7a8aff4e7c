import type { AudienceMember, Recipient } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const RECIPIENTS = 'Recipients';

/** A person of a chunk. Only those of older chunks lack what they get: a mail. */
export type FrozenPerson = AudienceMember | Recipient;

/**
 * The people of one chunk, frozen by the plan and never changed afterwards. A person's index is their place in
 * `entries` and then `unsubscribed`. `entries` are ordered by what they get: only a mail, both, only a text. So mails
 * have the first `mails` indexes, and texts those from `textsFrom` to the end of `entries`.
 */
export interface RecipientsDocument {
  /** `<sendId>-<n>`. */
  _id: string;
  sendId: string;
  n: number;
  entries: FrozenPerson[];
  /** People in the same range who get neither: unsubscribed, no token is left for their text, or nothing reaches them. */
  unsubscribed: FrozenPerson[];
  /** Absent in older chunks, where all entries get a mail. */
  mails?: number;
  textsFrom?: number;
  /** Indexes of people for whose text no token is left. */
  unpaid?: number[];
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
    mails: Number,
    textsFrom: Number,
    unpaid: { type: [Number] },
    cursor: { type: String, default: null },
  },
  { versionKey: false, collection: 'recipients' },
);
recipientsSchema.index({ sendId: 1, n: -1 });
// For the chunk that has a guest.
recipientsSchema.index({ sendId: 1, cursor: 1 });
