import type { Language } from '@festlig/contracts/define';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const USERS = 'User';

/** How long a deleted user's empty shell stays: its facts must get out. */
const SHELL_SECONDS = 30 * 24 * 3600;

/** What a mailed link is for. */
export type LinkKind = 'verification' | 'recovery';

/** A link that was mailed. `digest` is of its token. */
export interface MailedLink {
  id: string;
  digest: string;
  expiresAt: Date;
}

export interface UserDocument extends WithOutbox {
  _id: string;
  name: string;
  /** Trimmed, NFC, lower case: unique in this form. */
  email: string;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  passwordHash: string;
  marketingConsent: boolean;
  muteRsvps: boolean;
  muteRsvpMessages: boolean;
  language: Language;
  /** The last few links: pressing "send again" must not break the first mail. */
  verifications: MailedLink[];
  /** Links to choose a new password, likewise; absent in users of before. */
  recoveries?: MailedLink[];
  createdAt: Date;
  /** Mails a day that an operator has set for this account (apps/quota); absent = as many as others. */
  dailyMails?: number | null;
  /** Set = deleted: to everyone it is as if the user had never been; absent in users of before. */
  deletedAt?: Date | null;
}

const mailedLink = new Schema<MailedLink>({ id: String, digest: String, expiresAt: Date }, { _id: false });

export const userSchema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    phone: { type: String, default: null },
    phoneVerified: { type: Boolean, required: true },
    passwordHash: { type: String, required: true },
    marketingConsent: { type: Boolean, required: true },
    muteRsvps: { type: Boolean, required: true },
    muteRsvpMessages: { type: Boolean, required: true },
    language: { type: String, required: true },
    verifications: [mailedLink],
    recoveries: [mailedLink],
    createdAt: { type: Date, required: true },
    dailyMails: Number,
    deletedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'users' },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ 'verifications.digest': 1 });
userSchema.index({ 'recoveries.digest': 1 });
userSchema.index({ deletedAt: 1 }, { expireAfterSeconds: SHELL_SECONDS });
addOutbox(userSchema);
