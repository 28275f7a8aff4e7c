import type { EarlierAnswer } from '@festlig/domain/rsvp/earlier-answer';
import type { Answers } from '@festlig/domain/rsvp/answers';
import { UNSEARCHABLE } from '@festlig/platform/mongo';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const REPLIES = 'Reply';

/** The empty shell of a deleted reply stays this long, so that its fact can be published. */
const SHELL_SECONDS = 24 * 3600;

export interface StoredMessage {
  id: string;
  /**
   * Identifies the form in which the message was written: sending the form again does not add the message again.
   */
  formKey: string;
  message: string;
  isHost: boolean;
  /** Whether the party's owner wrote it; absent in older messages. */
  byOwner?: boolean;
  createdAt: Date;
}

export interface ReplyDocument extends WithOutbox {
  _id: string;
  /** Null in the shell of a deleted reply, which belongs to no party, so that no query finds it. */
  partyId: string | null;
  /** The reply's own key, known to its guest only. */
  rid: string;
  /** Absent for a guest who is not on the list. */
  contactId?: string;
  /**
   * Identifies the form (or request) that created the reply of a guest without contact: sending it again creates no
   * second reply.
   */
  requestId?: string;
  /** Of a reply without `contactId`: the guest on the list whose reply is another one (rule: reply-second). */
  secondOf?: string;
  name: string;
  /** Sort key of the name: `nameOrder` of the domain. */
  nameOrder: string;
  /** The search words from name, companions, e-mail and comment. */
  words: string[];
  /** Only in replies stored before `words` existed. */
  search?: string;
  attending: boolean;
  /** 0 when not attending. */
  numberOfPeople: number;
  /** The names of those who come with the guest; absent in older replies. */
  companions?: string[];
  comment: string;
  /** Absent when the guest has not changed between yes and no. */
  earlier?: EarlierAnswer;
  email: string | null;
  /** Whether a mail can reach the guest, by the reply's or the contact's address. */
  hasEmail: boolean;
  /** True when a host wrote the reply and its guest has not answered or written since; absent in older replies. */
  entered?: boolean;
  /** The key of the form whose guest was told of a receipt of the reply as it is. */
  receiptOf?: string;
  /** Grows by one with every change; the facts carry it. */
  version: number;
  /** Calendar day of `createdAt` in the event's zone, YYYY-MM-DD. */
  day: string;
  createdAt: Date;
  changedAt: Date;
  /** The answers to the host's questions; absent in older replies. */
  fields?: Answers;
  /** Ids of the ticked choices, for counting. */
  choices?: string[];
  messages?: StoredMessage[];
  /** The number of characters in all messages; absent before the first message, and in older threads. */
  threadLength?: number;
  /** Since when the guest waits for the host's answer (rule: reply-waits). Absent otherwise. */
  waitsSince?: Date;
  deletedAt?: Date;
}

/** For the list with the newest first, and for counting the replies of an hour. */
export const BY_TIME = { partyId: 1, createdAt: 1, _id: 1 } as const;

export const SEARCH_INDEX = { partyId: 1, words: 1, createdAt: 1, _id: 1 } as const;

/** What the reply of a guest who came without a link has; the condition of the index of those replies. */
export const BY_REQUEST = { requestId: { $exists: true } };

/** As a condition on `contactId` or `secondOf`: there is none. In this store the absence of a field is found as null. */
export const NO_GUEST = null as never;

export const replySchema = new Schema<ReplyDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, default: null },
    rid: { type: String, required: true },
    contactId: String,
    requestId: String,
    secondOf: String,
    receiptOf: String,
    name: { type: String, required: true },
    nameOrder: { type: String, required: true },
    words: { type: [String], required: true },
    search: String,
    attending: { type: Boolean, required: true },
    numberOfPeople: { type: Number, required: true },
    companions: { type: [String], default: undefined },
    comment: { type: String, default: '' },
    earlier: Schema.Types.Mixed,
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
    waitsSince: Date,
    deletedAt: Date,
  },
  { versionKey: false, collection: 'replies', minimize: false },
);
const only = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $exists: true } } });
// One reply per known guest, and one per request: a repeated submit changes the reply and never creates a second
// one.
replySchema.index({ partyId: 1, contactId: 1 }, only('contactId'));
replySchema.index({ partyId: 1, requestId: 1 }, only('requestId'));
// For counting and finding the replies that belong to nobody on the guest list, among those of guests who came without a link.
replySchema.index(
  { partyId: 1, contactId: 1, secondOf: 1, attending: 1, _id: 1 },
  { name: 'unlisted', partialFilterExpression: BY_REQUEST },
);
replySchema.index({ partyId: 1, rid: 1 }, { unique: true });
replySchema.index(SEARCH_INDEX);
replySchema.index({ search: 1 }, UNSEARCHABLE);
replySchema.index({ partyId: 1, search: 1 }, UNSEARCHABLE);
// For the list in each of its orders, and for the exports.
replySchema.index(BY_TIME);
replySchema.index({ partyId: 1, nameOrder: 1, _id: 1 });
replySchema.index({ partyId: 1, attending: 1, _id: 1 });
replySchema.index({ partyId: 1, attending: 1, createdAt: 1, _id: 1 });
replySchema.index(
  { partyId: 1, waitsSince: 1, _id: 1 },
  { partialFilterExpression: { waitsSince: { $exists: true } } },
);
replySchema.index({ partyId: 1, numberOfPeople: 1, _id: 1 });
replySchema.index({ partyId: 1, _id: 1 });
replySchema.index({ deletedAt: 1 }, { expireAfterSeconds: SHELL_SECONDS });
addOutbox(replySchema);
