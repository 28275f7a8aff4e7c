import type { StandingCounts } from '@festlig/domain/contacts/standing';
import { Schema } from 'mongoose';

export const COUNTS = 'Count';

/** The number of a party's guests of each standing, updated with each change. */
export interface CountDocument {
  /** The party's id. */
  _id: string;
  counts?: StandingCounts;
  /** True when `counts` started from zero guests or from a recount; otherwise they are incomplete. */
  counted?: boolean;
  /**
   * When the guests are recounted if nothing changes until then; absent while nothing has changed since the
   * recount.
   */
  recountAt?: Date;
  /**
   * How often it was checked that the guests' standings say who gets texts and that their reach fits, and when it is
   * due again. Absent where an earlier version, which knew no reach, wrote the counts. Twice is enough: in between,
   * processes of that version end.
   */
  standingsChecked?: number;
  standingsDueAt?: Date;
}

export const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    counts: Schema.Types.Mixed,
    counted: Boolean,
    recountAt: Date,
    standingsChecked: Number,
    standingsDueAt: Date,
  },
  { versionKey: false, collection: 'counts', minimize: false },
);
countSchema.index({ recountAt: 1 }, { sparse: true });
countSchema.index({ standingsChecked: 1, standingsDueAt: 1 });
