import { Schema } from 'mongoose';

export const REPLY_HOURS = 'ReplyHour';

/** Replies of one kind on one day, and the people in them. */
export interface ReplyCount {
  day: string;
  attending: boolean;
  replies: number;
  persons: number;
}

/** Replies of those who come and ticked a choice, by its id, and the people in them. */
export interface ChoiceCount {
  id: string;
  count: number;
  persons: number;
}

/** The replies that first came in one hour, counted. */
export interface ReplyHourDocument {
  /** partyId:hour. */
  _id: string;
  partyId: string;
  /** When it began. */
  hour: Date;
  counts: ReplyCount[];
  choices: ChoiceCount[];
  /** A reply of the hour may have been written since it was counted; from then on that is done. */
  recountAt?: Date;
  /** When `counts` and `choices` were last counted, while the hour is marked. */
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
