import { Schema } from 'mongoose';

export const STRANGER_DAYS = 'StrangerDay';

/**
 * The number of first replies that one party had on one day from guests without a link of their own, or the number of
 * receipts of one day to an address or of a host's parties.
 */
export interface StrangerDayDocument {
  /** `partyId:day`, where the day is in the event's time zone; `to:digest:day` and `of:userId:day`, where it is in UTC. */
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
