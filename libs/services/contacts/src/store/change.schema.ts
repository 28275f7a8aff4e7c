import type { ContactsAction } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';
import type { Found } from './audience.repository';

export const CHANGES = 'Change';

/** Some guests one by one, or everybody whom a filter finds except some. */
export type Selection = { picked: string[] } | Omit<Found, 'partyId'>;

/** Where the next guests are read: after this one, in the order in which guests were added. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** What is done to the guests; `restore` brings those back whom another change has removed. */
export type Action = ContactsAction | { do: 'restore'; changeId: string };

/** A change of many guests, and how far it has come. Deleted after a day. */
export interface ChangeDocument {
  _id: string;
  partyId: string;
  /** The browser's key of the change, unique within the party. */
  key: string;
  selection: Selection;
  action: Action;
  /** All guests before this place are done; null before the first. */
  after: ListPlace | null;
  guests: number;
  read: number;
  changed: number;
  left: number;
  ended: boolean;
  /** When the sweeper checks the change; absent when it has ended. */
  sweepAt?: Date;
  expiresAt: Date;
}

export const changeSchema = new Schema<ChangeDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    key: { type: String, required: true },
    selection: { type: Schema.Types.Mixed, required: true },
    action: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, default: null },
    guests: { type: Number, required: true },
    read: { type: Number, required: true },
    changed: { type: Number, required: true },
    left: { type: Number, required: true },
    ended: { type: Boolean, required: true },
    sweepAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'contact-changes', minimize: false },
);
changeSchema.index({ partyId: 1, key: 1 }, { unique: true });
changeSchema.index({ sweepAt: 1 }, { sparse: true });
changeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
