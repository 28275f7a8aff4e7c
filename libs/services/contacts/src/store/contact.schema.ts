import type { Standing } from '@festlig/domain/contacts/standing';
import { UNSEARCHABLE } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';

export const CONTACTS = 'Contact';

/** The last reply known of. `id` is the reply's. */
export interface KnownRsvp {
  id: string;
  attending: boolean;
  numberOfPeople: number;
}

/** A guest who makes room for an import lies here until they are wanted back or expire: in no party's list. */
export const asideOf = (partyId: string, importId: string): string => `${partyId}:${importId}`;

/** The party in whose list a guest with this `partyId` is; null for one who lies aside. */
export const listedIn = (partyId: string): string | null => (partyId.includes(':') ? null : partyId);

export interface ContactDocument {
  _id: string;
  partyId: string;
  /** Unique within the party. */
  sid: string;
  name: string;
  /** By which names sort: nameOrder of the domain. */
  nameOrder: string;
  /** Compared form: trimmed, NFC, lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  receiveEmail: boolean;
  receiveSms: boolean;
  /** Receives e-mail and has an address: the audience of a mail. */
  mailable: boolean;
  /** Null = any number. */
  maxPeople: number | null;
  hasReceivedInvite: boolean;
  /** When the guest opened their page, for the first time and for the last. */
  firstVisit: Date | null;
  lastVisit: Date | null;
  rsvp: KnownRsvp | null;
  /** Version of the reply in `rsvp`; 0 = has not answered. */
  rsvpVersion: number;
  /**
   * Invited or not, what they answered, how they can be written to: what the kept counts count. Written together with
   * what it follows from. Absent in guests written by an earlier version.
   */
  standing?: Standing;
  /** subscriptionHash of the e-mail, by which who unsubscribes is found in every list; absent without an e-mail. */
  emailHash?: string;
  /** What the search finds: words of name, e-mail and phone. */
  words: string[];
  /** Of a contact from before there were words. */
  search?: string;
  /** The import that brought the contact. */
  importId: string | null;
  createdAt: Date;
  /** Changes by hosts so far, and in which of them each field changed last; absent before the first. */
  version?: number;
  changedIn?: Record<string, number>;
  /** Of a contact that an import has set aside: when nobody can want it back any more. */
  expiresAt?: Date;
}

/** The search. In the order of ids, so that an import writes each word's guests next to each other. */
export const SEARCH_INDEX = { partyId: 1, words: 1, _id: 1 } as const;

export const contactSchema = new Schema<ContactDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    sid: { type: String, required: true },
    name: { type: String, required: true },
    nameOrder: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, default: null },
    receiveEmail: { type: Boolean, required: true },
    receiveSms: { type: Boolean, required: true },
    mailable: { type: Boolean, required: true },
    maxPeople: { type: Number, default: null },
    hasReceivedInvite: { type: Boolean, required: true },
    firstVisit: { type: Date, default: null },
    lastVisit: { type: Date, default: null },
    rsvp: {
      type: new Schema<KnownRsvp>(
        { id: String, attending: Boolean, numberOfPeople: Number },
        { _id: false, id: false },
      ),
      default: null,
    },
    rsvpVersion: { type: Number, required: true },
    standing: String,
    emailHash: String,
    words: { type: [String], required: true },
    search: String,
    importId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    version: Number,
    changedIn: Schema.Types.Mixed,
    expiresAt: Date,
  },
  { versionKey: false, collection: 'contacts' },
);
contactSchema.index({ partyId: 1, sid: 1 }, { unique: true });
// The list, by each order it can have; the export, page by page.
contactSchema.index({ partyId: 1, nameOrder: 1, _id: 1 });
contactSchema.index({ partyId: 1, email: 1, _id: 1 });
contactSchema.index({ partyId: 1, createdAt: 1, _id: 1 });
contactSchema.index(SEARCH_INDEX);
contactSchema.index({ search: 1 }, UNSEARCHABLE);
// The audiences, page by page; what is counted.
contactSchema.index({ partyId: 1, standing: 1, _id: 1 });
// Invited and silent.
contactSchema.index(
  { partyId: 1, hasReceivedInvite: 1, rsvpVersion: 1, nameOrder: 1, _id: 1 },
  { name: 'silent', partialFilterExpression: { hasReceivedInvite: true } },
);
// Those with an address, in every list.
contactSchema.index({ emailHash: 1 }, { sparse: true });
// Duplicates of an import, by phone as by e-mail; its guests, to take it back; those it set aside.
contactSchema.index({ partyId: 1, phone: 1 }, { name: 'phone', partialFilterExpression: { phone: { $gt: '' } } });
contactSchema.index({ partyId: 1, importId: 1, hasReceivedInvite: 1 });
contactSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
