import { Schema } from 'mongoose';

export const QUOTAS = 'Quota';

/** What one account sends on one day: at first what its sends have planned, in the end what really left. */
export interface QuotaDocument {
  /** `<user>-<day>`. */
  _id: string;
  sends: { sendId: string; mails: number }[];
  /** Goes up with each change: of two planners at once one must look again. */
  revision: number;
  expiresAt: Date;
}

export const quotaSchema = new Schema<QuotaDocument>(
  {
    _id: { type: String, required: true },
    sends: { type: [Schema.Types.Mixed as never], required: true },
    revision: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'quotas' },
);
quotaSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
