import type { StandingCounts } from '@festlig/domain/contacts/standing';
import { Schema } from 'mongoose';

export const COUNTS = 'Count';

/** How many guests of a party have each standing, kept as they change. */
export interface CountDocument {
  /** The party's id. */
  _id: string;
  counts?: StandingCounts;
  /** Whether `counts` began from none or from a recount; else they say nothing. */
  counted?: boolean;
  /** When the guests are counted anew, should nothing change until then; absent while nothing has changed since. */
  recountAt?: Date;
}

export const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    counts: Schema.Types.Mixed,
    counted: Boolean,
    recountAt: Date,
  },
  { versionKey: false, collection: 'counts', minimize: false },
);
countSchema.index({ recountAt: 1 }, { sparse: true });
