import { Schema } from 'mongoose';

export const LIST_DAYS = 'ListDay';

/** The number of characters in the lists that a host uploaded on one day. */
export interface ListDayDocument {
  /** The host, and the day in UTC. */
  _id: string;
  characters: number;
  expiresAt: Date;
}

export const listDaySchema = new Schema<ListDayDocument>(
  {
    _id: { type: String, required: true },
    characters: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'listDays' },
);
listDaySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
