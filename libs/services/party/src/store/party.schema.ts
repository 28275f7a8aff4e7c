import type { Grant } from '@festlig/contracts/billing';
import type { Language } from '@festlig/contracts/define';
import type { Feature, Party, PartyType, Plan, RsvpField, Visibility } from '@festlig/contracts/party';
import type { Cohost } from '@festlig/domain/party/cohosts';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

/** An item of a programme. */
export type StoredItem = Omit<Party['programme'][number], 'date'> & { date: Date };

export const PARTIES = 'Party';

/**
 * The empty shell of a deleted party stays this long, so that its facts are published and its short id is not given
 * to another party.
 */
const SHELL_SECONDS = 30 * 24 * 3600;

/** A link of the host's own. */
export interface StoredAction {
  address: string;
  label: string;
}

export interface PartyDocument extends WithOutbox {
  _id: string;
  sid: string;
  /** The party's own address; absent until the host chooses one. */
  slug?: string;
  /** Its own address and those it had before; absent without any. */
  addresses?: string[];
  ownerId: string;
  /** The name of the owner's account; absent in older parties until somebody reads them. */
  hostName?: string | null;
  /** Co-hosts and invitations to become one; absent in parties that never had any. */
  cohosts?: Cohost[];
  /** The users among `cohosts` who have accepted: written with them, and indexed. */
  cohostIds?: string[];
  /** The number of changes of the co-hosts so far. */
  cohostRevision?: number;
  /** The party's number among its owner's places for parties; absent in deleted and in older parties. */
  place?: number;
  type: PartyType;
  language: Language;
  title: string;
  body: string;
  description: string;
  /** Absent in older parties. */
  invitedBy?: string;
  date: Date;
  zone: string;
  heroImage: string | null;
  location: Party['location'];
  /** Absent in older parties, as is the programme. */
  endDate?: Date | null;
  programme?: StoredItem[];
  themeName: Party['themeName'];
  /** Absent in older parties, as is the colour. */
  lettering?: Party['lettering'];
  layout?: Party['layout'];
  colour?: Party['colour'];
  suDate: string | null;
  plan: Plan;
  /** What payments and coupons have given it, and the ids of those that were taken back; absent in older parties. */
  grants?: Grant[];
  revokedGrants?: string[];
  /** The number of saves so far, and for each field the save that changed it last; absent in older parties. */
  version?: number;
  changedIn?: Record<string, number>;
  /** The number of changes of date, place and title so far; absent in older parties. */
  sequence?: number;
  rsvpEnabled: boolean;
  rsvpRestricted: boolean;
  rsvpDeadlineEnabled: boolean;
  guestCountChoiceEnabled: boolean;
  rsvpReplyEmailDisabled: boolean;
  rsvpFields: RsvpField[];
  /** These settings are absent in older parties. */
  cancelled?: boolean;
  smsUseSenderNumber?: boolean;
  wishlistReservationsEnabled?: boolean;
  visibility?: Visibility;
  /** A list, because a web address cannot be the name of a stored field. */
  actions?: StoredAction[];
  photosEnabled?: boolean;
  photosUploadedByGuests?: boolean;
  photosPublicEnabled?: boolean;
  photosPublicDefaultEnabled?: boolean;
  photoBookEnabled?: boolean;
  photosEnabledDate?: Date | null;
  /** Whether the wishlist has a wish; absent until it had one. No host edits it, so it belongs to no version. */
  hasWishes?: boolean;
  /** What an operator has enabled for this party beyond its plan; absent for none. */
  enabledFeatures?: Feature[];
  createdAt: Date;
  /** Set when the party is deleted: every call then answers as if the party had never existed. */
  deletedAt: Date | null;
}

const locationSchema = new Schema({ address: String, latitude: Number, longitude: Number }, { _id: false });

export const partySchema = new Schema<PartyDocument>(
  {
    _id: { type: String, required: true },
    sid: { type: String, required: true },
    slug: String,
    addresses: { type: [String], default: undefined },
    ownerId: { type: String, required: true },
    hostName: String,
    cohosts: { type: [Schema.Types.Mixed], default: undefined },
    cohostIds: { type: [String], default: undefined },
    cohostRevision: Number,
    place: Number,
    type: { type: String, required: true },
    language: { type: String, required: true },
    title: { type: String, required: true },
    body: { type: String, default: '' },
    description: { type: String, default: '' },
    invitedBy: String,
    date: { type: Date, required: true },
    zone: { type: String, required: true },
    heroImage: { type: String, default: null },
    location: locationSchema,
    endDate: Date,
    programme: {
      type: [
        new Schema<StoredItem>({ id: String, date: Date, title: String, location: locationSchema }, { _id: false }),
      ],
      default: undefined,
    },
    themeName: { type: String, required: true },
    lettering: String,
    layout: String,
    colour: String,
    suDate: { type: String, default: null },
    plan: { type: String, required: true },
    grants: { type: [Schema.Types.Mixed], default: undefined },
    revokedGrants: { type: [String], default: undefined },
    version: { type: Number, default: 0 },
    changedIn: { type: Schema.Types.Mixed, default: {} },
    sequence: { type: Number, default: 0 },
    rsvpEnabled: { type: Boolean, required: true },
    rsvpRestricted: { type: Boolean, required: true },
    rsvpDeadlineEnabled: { type: Boolean, required: true },
    guestCountChoiceEnabled: { type: Boolean, required: true },
    rsvpReplyEmailDisabled: { type: Boolean, default: false },
    rsvpFields: [
      new Schema<RsvpField>(
        { id: String, name: String, type: { type: String }, required: Boolean, hidden: Boolean, onlyComing: Boolean },
        { _id: false },
      ),
    ],
    cancelled: Boolean,
    smsUseSenderNumber: Boolean,
    wishlistReservationsEnabled: Boolean,
    visibility: String,
    actions: {
      type: [new Schema<StoredAction>({ address: String, label: String }, { _id: false })],
      default: undefined,
    },
    photosEnabled: Boolean,
    photosUploadedByGuests: Boolean,
    photosPublicEnabled: Boolean,
    photosPublicDefaultEnabled: Boolean,
    photoBookEnabled: Boolean,
    photosEnabledDate: Date,
    hasWishes: Boolean,
    enabledFeatures: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'parties', minimize: false },
);
partySchema.index({ sid: 1 }, { unique: true });
/**
 * No two parties have the same address, nor one that the other had before (rules: slug-unique, slug-kept). The shell of
 * a deleted party keeps its addresses (rule: slug-of-deleted).
 */
partySchema.index({ addresses: 1 }, { unique: true, partialFilterExpression: { addresses: { $exists: true } } });
partySchema.index({ ownerId: 1, place: 1 }, { unique: true, partialFilterExpression: { place: { $exists: true } } });
partySchema.index({ ownerId: 1, deletedAt: 1, date: -1, _id: -1 });
partySchema.index(
  { cohostIds: 1, deletedAt: 1, date: -1, _id: -1 },
  { partialFilterExpression: { cohostIds: { $exists: true } } },
);
partySchema.index({ deletedAt: 1 }, { expireAfterSeconds: SHELL_SECONDS });
addOutbox(partySchema);
