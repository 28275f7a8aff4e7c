import { Schema } from 'mongoose';

export const HISTORY = 'History';

/** Two years: longer than a party is planned and looked back at. */
const KEPT_SECONDS = 2 * 365 * 24 * 3600;

/** One line of a party's history: what a host did. Lines are added and never changed, but for what `add` joins. */
export interface HistoryDocument {
  /** The id of the fact. */
  _id: string;
  partyId: string;
  userId: string;
  /** The host's name at that time; empty once the account is deleted. */
  name: string;
  act: string;
  fields: string[];
  at: Date;
}

export const historySchema = new Schema<HistoryDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, default: '' },
    act: { type: String, required: true },
    fields: { type: [String], default: [] },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'history' },
);
historySchema.index({ partyId: 1, at: -1, _id: -1 });
historySchema.index({ userId: 1 });
historySchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
