import { Schema } from 'mongoose';

export const REPLY_HOURS = 'ReplyHour';

/** The replies of one kind (attending or not) on one day, and the number of people in them. */
export interface ReplyCount {
  day: string;
  attending: boolean;
  replies: number;
  persons: number;
}

/** The attending replies with this choice ticked, and the number of people in them. */
export interface ChoiceCount {
  id: string;
  count: number;
  persons: number;
}

/** The counts of the replies that first came in one hour. */
export interface ReplyHourDocument {
  /** partyId:hour. */
  _id: string;
  partyId: string;
  /** The beginning of the hour. */
  hour: Date;
  counts: ReplyCount[];
  choices: ChoiceCount[];
  /**
   * Set while a reply of the hour may have been written after the count; the hour is recounted from this time on.
   */
  recountAt?: Date;
  /** When `counts` and `choices` were last computed; only set while the hour is marked. */
  countedAt?: Date;
}

export const replyHourSchema = new Schema<ReplyHourDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    hour: { type: Date, required: true },
    counts: { type: [Schema.Types.Mixed as never], required: true },
    choices: { type: [Schema.Types.Mixed as never], required: true },
    recountAt: Date,
    countedAt: Date,
  },
  { versionKey: false, collection: 'reply-hours' },
);
replyHourSchema.index({ partyId: 1, hour: 1 });
replyHourSchema.index({ recountAt: 1 }, { sparse: true });
