import { Schema } from 'mongoose';

export const QUOTAS = 'Quota';

/** Whose mails of a day they are: an account's, and those of the inbox behind its address, which outlives the account. */
export interface QuotaHolder {
  userId: string;
  /** Its hash; absent in sends of before. */
  inbox?: string | null;
}

/** Whose mails a send takes, and how many of a day there are. */
export type SendQuota = QuotaHolder & { limit: number };

/** What one account, or one inbox, sends on one day: at first what its sends have planned, in the end what really left. */
export interface QuotaDocument {
  /** `<user>-<day>` or `<inbox>-<day>`. */
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
