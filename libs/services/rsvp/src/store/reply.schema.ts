import type { Answers } from '@festlig/domain/rsvp/answers';
import { UNSEARCHABLE } from '@festlig/platform/mongo';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const REPLIES = 'Reply';

/** A deleted reply's empty shell stays this long: its fact must get out. */
const SHELL_SECONDS = 24 * 3600;

export interface StoredMessage {
  id: string;
  /** The form it was written in: sent again, it is the same message. */
  formKey: string;
  message: string;
  isHost: boolean;
  createdAt: Date;
}

export interface ReplyDocument extends WithOutbox {
  _id: string;
  /** Null when it is deleted: a shell belongs to no party, so that no reading finds it. */
  partyId: string | null;
  /** The guest's own key to the reply. */
  rid: string;
  /** Absent for a guest who is not on the list. */
  contactId?: string;
  /** The form (or request) that made the reply of a guest without contact: sent again, it makes no second one. */
  requestId?: string;
  name: string;
  /** By which names sort: nameOrder of the domain. */
  nameOrder: string;
  /** What the search finds: words of name, e-mail and comment. */
  words: string[];
  /** Of a reply from before there were words. */
  search?: string;
  attending: boolean;
  /** 0 when not attending. */
  numberOfPeople: number;
  comment: string;
  email: string | null;
  /** A mail can reach the guest: by the reply's address or the contact's. */
  hasEmail: boolean;
  /** A host wrote it, and its guest has not been there since; absent in replies of before there was such. */
  entered?: boolean;
  /** Grows by one with every change; the facts carry it. */
  version: number;
  /** Calendar day of `createdAt` in the event's zone, YYYY-MM-DD. */
  day: string;
  createdAt: Date;
  changedAt: Date;
  /** Absent in replies of before there were such. */
  fields?: Answers;
  /** Ids of the choices that are ticked, for counting. */
  choices?: string[];
  messages?: StoredMessage[];
  /** Characters in its messages; absent before the first, and in threads of before. */
  threadLength?: number;
  deletedAt?: Date;
}

/** The list, the newest first; what came in an hour, to be counted. */
export const BY_TIME = { partyId: 1, createdAt: 1, _id: 1 } as const;

/** The search. */
export const SEARCH_INDEX = { partyId: 1, words: 1, createdAt: 1, _id: 1 } as const;

export const replySchema = new Schema<ReplyDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, default: null },
    rid: { type: String, required: true },
    contactId: String,
    requestId: String,
    name: { type: String, required: true },
    nameOrder: { type: String, required: true },
    words: { type: [String], required: true },
    search: String,
    attending: { type: Boolean, required: true },
    numberOfPeople: { type: Number, required: true },
    comment: { type: String, default: '' },
    email: { type: String, default: null },
    hasEmail: { type: Boolean, required: true },
    entered: Boolean,
    version: { type: Number, required: true },
    day: { type: String, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    fields: Schema.Types.Mixed,
    choices: { type: [String], default: undefined },
    messages: { type: [Schema.Types.Mixed as never], default: undefined },
    threadLength: Number,
    deletedAt: Date,
  },
  { versionKey: false, collection: 'replies', minimize: false },
);
const only = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $exists: true } } });
// One reply a known guest, and one a request: a double submit changes, it never doubles.
replySchema.index({ partyId: 1, contactId: 1 }, only('contactId'));
replySchema.index({ partyId: 1, requestId: 1 }, only('requestId'));
replySchema.index({ partyId: 1, rid: 1 }, { unique: true });
replySchema.index(SEARCH_INDEX);
replySchema.index({ search: 1 }, UNSEARCHABLE);
replySchema.index({ partyId: 1, search: 1 }, UNSEARCHABLE);
// The list by each order it can have, the exports.
replySchema.index(BY_TIME);
replySchema.index({ partyId: 1, nameOrder: 1, _id: 1 });
replySchema.index({ partyId: 1, attending: 1, _id: 1 });
replySchema.index({ partyId: 1, numberOfPeople: 1, _id: 1 });
replySchema.index({ partyId: 1, _id: 1 });
replySchema.index({ deletedAt: 1 }, { expireAfterSeconds: SHELL_SECONDS });
addOutbox(replySchema);
