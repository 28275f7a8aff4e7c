import { Schema } from 'mongoose';

export const QUOTAS = 'Quota';

/**
 * Identifies whose daily mails are counted: the account's, and those of the inbox behind its address, which
 * outlives the account.
 */
export interface QuotaHolder {
  userId: string;
  /** The hash of the inbox; absent in older sends. */
  inbox?: string | null;
}

/** Whose mails a send uses, and how many are allowed a day. */
export type SendQuota = QuotaHolder & { limit: number };

/**
 * The mails of one account, or of one inbox, on one day: first the number its sends have planned, in the end the
 * number sent.
 */
export interface QuotaDocument {
  /** `<user>-<day>` or `<inbox>-<day>`. */
  _id: string;
  sends: { sendId: string; mails: number }[];
  /** Grows by one with each change: of two concurrent plans, one must read again. */
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
