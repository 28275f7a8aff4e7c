import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const REPLIES = 'Reply';

export interface ReplyDocument extends WithOutbox {
  _id: string;
  partyId: string;
  /** The guest's own key to the reply. */
  rid: string;
  /** Absent for a guest who is not on the list. */
  contactId?: string;
  /** The form (or request) that made the reply of a guest without contact: sent again, it makes no second one. */
  requestId?: string;
  name: string;
  /** By which names sort: nameOrder of the domain. */
  nameOrder: string;
  attending: boolean;
  /** 0 when not attending. */
  numberOfPeople: number;
  comment: string;
  email: string | null;
  /** A mail can reach the guest: by the reply's address or the contact's. */
  hasEmail: boolean;
  /** Grows by one with every change; the facts carry it. */
  version: number;
  /** Calendar day of `createdAt` in the event's zone, YYYY-MM-DD. */
  day: string;
  createdAt: Date;
  changedAt: Date;
}

export const replySchema = new Schema<ReplyDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    rid: { type: String, required: true },
    contactId: String,
    requestId: String,
    name: { type: String, required: true },
    nameOrder: { type: String, required: true },
    attending: { type: Boolean, required: true },
    numberOfPeople: { type: Number, required: true },
    comment: { type: String, default: '' },
    email: { type: String, default: null },
    hasEmail: { type: Boolean, required: true },
    version: { type: Number, required: true },
    day: { type: String, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'replies' },
);
const only = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $exists: true } } });
// One reply a known guest, and one a request: a double submit changes, it never doubles.
replySchema.index({ partyId: 1, contactId: 1 }, only('contactId'));
replySchema.index({ partyId: 1, requestId: 1 }, only('requestId'));
replySchema.index({ partyId: 1, rid: 1 }, { unique: true });
// The list by each order it can have, the exports, the statistics.
replySchema.index({ partyId: 1, createdAt: 1, _id: 1 });
replySchema.index({ partyId: 1, nameOrder: 1, _id: 1 });
replySchema.index({ partyId: 1, attending: 1, _id: 1 });
replySchema.index({ partyId: 1, numberOfPeople: 1, _id: 1 });
replySchema.index({ partyId: 1, _id: 1 });
addOutbox(replySchema);
