import type { Language } from '@festlig/contracts/define';
import type { SocialProviderName } from '@festlig/contracts/identity';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const USERS = 'User';

/** The empty shell of a deleted user stays this long, so that its facts can be published. */
const SHELL_SECONDS = 30 * 24 * 3600;

/** The purpose of a mailed link. */
export type LinkKind = 'verification' | 'recovery';

/** A mailed link; `digest` is the digest of its token. */
export interface MailedLink {
  id: string;
  digest: string;
  expiresAt: Date;
}

/** A code that was texted. `digest` is that of the code, whose tries are counted. */
export interface PhoneCodeDocument {
  id: string;
  /** The number to which it was sent. */
  phone: string;
  digest: string;
  expiresAt: Date;
  tries: number;
}

/** An account of a provider with which the user can log in. */
export interface LinkedProvider {
  provider: SocialProviderName;
  /** The provider's name of the account. */
  subject: string;
  /** The address it had at the provider when it was linked. */
  email: string;
  linkedAt: Date;
}

export interface UserDocument extends WithOutbox {
  _id: string;
  name: string;
  /** Trimmed, NFC and lower case; unique in this form. */
  email: string;
  emailVerified: boolean;
  /**
   * The address that replaces the confirmed one once its link is pressed; then `verifications` holds its links alone.
   * No index: it reserves nothing (rule: change-email).
   */
  waitingEmail?: string;
  phone: string | null;
  phoneVerified: boolean;
  /** The latest code, until it is used or the number changes. */
  phoneCode?: PhoneCodeDocument;
  /** Null for a user who has signed up through a provider and chosen no password; empty once deleted. */
  passwordHash: string | null;
  /** At most one of each provider; absent in older users. */
  providers?: LinkedProvider[];
  marketingConsent: boolean;
  muteRsvps: boolean;
  muteRsvpMessages: boolean;
  language: Language;
  /** The last few links: requesting another mail must not break the link of the first one. */
  verifications: MailedLink[];
  /** The last few links to choose a new password; absent in older users. */
  recoveries?: MailedLink[];
  createdAt: Date;
  /**
   * The number of mails a day that an operator has set for this account (apps/quota); absent means the general
   * limit.
   */
  dailyMails?: number | null;
  /**
   * Set when the user is deleted: every call then answers as if the user had never existed. Absent in older users.
   */
  deletedAt?: Date | null;
}

const mailedLink = new Schema<MailedLink>({ id: String, digest: String, expiresAt: Date }, { _id: false });

const phoneCode = new Schema<PhoneCodeDocument>(
  { id: String, phone: String, digest: String, expiresAt: Date, tries: Number },
  { _id: false },
);

const linkedProvider = new Schema<LinkedProvider>(
  { provider: String, subject: String, email: String, linkedAt: Date },
  { _id: false },
);

export const userSchema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    waitingEmail: String,
    phone: { type: String, default: null },
    phoneVerified: { type: Boolean, required: true },
    phoneCode,
    passwordHash: { type: String, default: null },
    providers: { type: [linkedProvider], default: undefined },
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
// A number is verified for one account at most (rule: phone-of-one-account).
userSchema.index({ phone: 1 }, { unique: true, partialFilterExpression: { phoneVerified: true } });
// An account of a provider belongs to one user: of two that are linked at the same time, one is refused.
userSchema.index(
  { 'providers.provider': 1, 'providers.subject': 1 },
  { unique: true, partialFilterExpression: { 'providers.subject': { $exists: true } } },
);
userSchema.index({ 'verifications.digest': 1 });
userSchema.index({ 'recoveries.digest': 1 });
userSchema.index({ deletedAt: 1 }, { expireAfterSeconds: SHELL_SECONDS });
addOutbox(userSchema);
