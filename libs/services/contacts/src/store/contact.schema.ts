import type { ReachOfStanding, Standing, StandingState } from '@festlig/domain/contacts/standing';
import { UNSEARCHABLE } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';

export const CONTACTS = 'Contact';

/** The latest known reply. `id` is the reply's id. */
export interface KnownRsvp {
  id: string;
  attending: boolean;
  numberOfPeople: number;
}

/**
 * The party id of guests whom an import has set aside, until they are restored or expire: they are in no party's
 * list.
 */
export const asideOf = (partyId: string, importId: string): string => `${partyId}:${importId}`;

/** The party whose list contains a guest with this `partyId`; null for a guest who is set aside. */
export const listedIn = (partyId: string): string | null => (partyId.includes(':') ? null : partyId);

export interface ContactDocument {
  _id: string;
  partyId: string;
  /** Unique within the party. */
  sid: string;
  name: string;
  /** Sort key of the name: `nameOrder` of the domain. */
  nameOrder: string;
  /** Compared form: trimmed, NFC, lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  receiveEmail: boolean;
  receiveSms: boolean;
  /** True when the guest receives e-mail and has an address. */
  mailable: boolean;
  /** Null means any number. */
  maxPeople: number | null;
  hasReceivedInvite: boolean;
  /**
   * The sends whose texts have invited the guest, as long as nothing but texts has. Absent when the guest is not
   * invited, or got a mail, or was invited by an earlier version.
   */
  textInvites?: string[];
  /** The sends whose texts did not arrive. */
  textsMissed?: string[];
  /**
   * The number that a text did not reach, until the host changes the number or turns texts off and on; and the sends that have told
   * so. Absent in guests whose number every text has reached.
   */
  lostPhone?: string;
  lostIn?: string[];
  /** When the guest opened their page, for the first and for the latest time. */
  firstVisit: Date | null;
  lastVisit: Date | null;
  rsvp: KnownRsvp | null;
  /** Version of the reply in `rsvp`; 0 means no answer. */
  rsvpVersion: number;
  /**
   * Invited or not, the answer, and whether mails and texts reach the guest: the kept counts count guests by it. Written
   * together with the fields it is derived from. Absent in guests written by an earlier version.
   */
  standing?: Standing;
  /** The last parts of `standing`, which are in an index with the words: so what a search finds is counted. */
  reach?: ReachOfStanding;
  /** `statesOf` the standing, for lists of the guests of one state. Absent in guests written by an earlier version. */
  states?: StandingState[];
  /**
   * subscriptionHash of the e-mail, by which all guests of an unsubscribed address are found; absent without an
   * e-mail.
   */
  emailHash?: string;
  /** textSubscriptionHash of the number of a guest who receives texts; absent in others. An earlier version stored an unkeyed hash. */
  phoneHash?: string;
  /** The search words from name, e-mail, phone number and note. */
  words: string[];
  /** Only in contacts stored before `words` existed. */
  search?: string;
  /** As hosts wrote them; absent in guests written by an earlier version. */
  tags?: string[];
  /** What hosts note; absent in guests written by an earlier version. */
  note?: string;
  /** `tagKey` of each tag; absent in guests without tags. */
  tagKeys?: string[];
  /** The import that added the contact. */
  importId: string | null;
  createdAt: Date;
  /**
   * The number of changes by hosts, and for each field the change that last wrote it; absent before the first
   * change.
   */
  version?: number;
  changedIn?: Record<string, number>;
  /** Set on a contact that an import has set aside: when it can no longer be restored. */
  expiresAt?: Date;
}

/** For the search. In the order of ids, so that an import writes the entries of each word next to each other. */
export const SEARCH_INDEX = { partyId: 1, words: 1, _id: 1 } as const;

/** Has no part that changes for each guest in a send, because each change writes all words again. */
export const COUNTED_SEARCH_INDEX = { partyId: 1, reach: 1, words: 1 } as const;

/** What a guest who has opened their page has; the condition of the indexes of those guests. */
export const OPENED = { firstVisit: { $gt: new Date(0) } };

/** Options of the indexes of tags: most guests have none. */
const TAGGED = { partialFilterExpression: { tagKeys: { $exists: true } } };

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
    // Without a default: a guest without the field was invited by more than texts, or not at all.
    textInvites: { type: [String], default: undefined },
    textsMissed: { type: [String], default: undefined },
    lostPhone: String,
    lostIn: { type: [String], default: undefined },
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
    reach: String,
    states: { type: [String], default: undefined },
    emailHash: String,
    phoneHash: String,
    words: { type: [String], required: true },
    search: String,
    tags: { type: [String], default: undefined },
    note: String,
    tagKeys: { type: [String], default: undefined },
    importId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    version: Number,
    changedIn: Schema.Types.Mixed,
    expiresAt: Date,
  },
  { versionKey: false, collection: 'contacts' },
);
contactSchema.index({ partyId: 1, sid: 1 }, { unique: true });
// For the list in each of its orders, and for the pages of the export.
contactSchema.index({ partyId: 1, nameOrder: 1, _id: 1 });
contactSchema.index({ partyId: 1, email: 1, _id: 1 });
contactSchema.index({ partyId: 1, createdAt: 1, _id: 1 });
contactSchema.index(SEARCH_INDEX);
contactSchema.index({ search: 1 }, UNSEARCHABLE);
// For the pages of audiences, and for counting.
contactSchema.index({ partyId: 1, standing: 1, _id: 1 });
// For counting the guests that a search finds, without reading them.
contactSchema.index(COUNTED_SEARCH_INDEX);
// Guests of a state, and who have opened their page: their pages by name.
contactSchema.index({ partyId: 1, states: 1, nameOrder: 1, _id: 1 }, { name: 'state-pages' });
contactSchema.index({ partyId: 1, nameOrder: 1, _id: 1 }, { name: 'opened-pages', partialFilterExpression: OPENED });
// Guests with a tag: their pages by name, and for counting them.
contactSchema.index({ partyId: 1, tagKeys: 1, nameOrder: 1, _id: 1 }, { name: 'tag-pages', ...TAGGED });
contactSchema.index({ partyId: 1, tagKeys: 1, standing: 1, _id: 1 }, { name: 'tag-counts', ...TAGGED });
// Guests who were invited and have not answered.
contactSchema.index(
  { partyId: 1, hasReceivedInvite: 1, rsvpVersion: 1, nameOrder: 1, _id: 1 },
  { name: 'silent', partialFilterExpression: { hasReceivedInvite: true } },
);
// Guests of an address or a number, in every list.
contactSchema.index({ emailHash: 1 }, { sparse: true });
contactSchema.index({ phoneHash: 1 }, { sparse: true });
// For an import: duplicates by phone and e-mail, the guests to remove in an undo, and the guests set aside.
contactSchema.index({ partyId: 1, phone: 1 }, { name: 'phone', partialFilterExpression: { phone: { $gt: '' } } });
contactSchema.index({ partyId: 1, importId: 1, hasReceivedInvite: 1 });
contactSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
