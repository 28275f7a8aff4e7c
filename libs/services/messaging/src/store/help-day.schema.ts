import { Schema } from 'mongoose';

export const HELP_DAYS = 'HelpDay';

/** The number of help requests of one account, or from one network, on one day. */
export interface HelpDayDocument {
  /** A digest of the account or network, and the day in UTC: nothing personal. */
  _id: string;
  requests: number;
  expiresAt: Date;
}

export const helpDaySchema = new Schema<HelpDayDocument>(
  {
    _id: { type: String, required: true },
    requests: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'helpDays' },
);
helpDaySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
