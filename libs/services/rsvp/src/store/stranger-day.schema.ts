import { Schema } from 'mongoose';

export const STRANGER_DAYS = 'StrangerDay';

/** How many first replies a party has had on one day from those who have no link of their own. */
export interface StrangerDayDocument {
  /** partyId:day, the day in the event's zone. */
  _id: string;
  replies: number;
  expiresAt: Date;
}

export const strangerDaySchema = new Schema<StrangerDayDocument>(
  {
    _id: { type: String, required: true },
    replies: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'stranger-days' },
);
strangerDaySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
