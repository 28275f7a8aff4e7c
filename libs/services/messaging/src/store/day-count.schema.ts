import { Schema } from 'mongoose';

export const DAY_COUNTS = 'DayCount';

/** How often something was requested of us on one day, by one account or from one network. */
export interface DayCountDocument {
  /** A digest of what is counted and whose, and the day in UTC: nothing personal. */
  _id: string;
  requests: number;
  expiresAt: Date;
}

export const dayCountSchema = new Schema<DayCountDocument>(
  {
    _id: { type: String, required: true },
    requests: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'dayCounts' },
);
dayCountSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
