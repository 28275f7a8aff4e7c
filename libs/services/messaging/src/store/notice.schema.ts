import type { Language } from '@festlig/contracts/define';
import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import { Schema } from 'mongoose';
import type { SendQuota } from './quota.schema';

export const NOTICES = 'Notice';

/** A link a user asked for. Identity tells where it goes and what opens it when the mail is made. */
export interface LinkNotice {
  userId: string;
  linkId: string;
}

/** A host's words to a guest. `email` is the reply's own address; null = the contact's. */
export interface ThreadNotice {
  partyId: string;
  rid: string;
  contactId: string | null;
  name: string;
  email: string | null;
  message: string;
}

/** What somebody asks our support (rule: help-form). `userId` null = nobody was logged in. */
export interface HelpNotice {
  userId: string | null;
  userEmail: string;
  partyId: string | null;
  entry: string;
  language: Language;
}

/**
 * A mail that is on its way. Verification, recovery and thread: `_id` = id of the fact; replies: `replies-<partyId>`; help:
 * `help-<formKey>`.
 */
export interface NoticeDocument {
  _id: string;
  /** When it should go out; null = there is nothing to say. */
  dueAt: Date | null;
  verification: LinkNotice | null;
  recovery?: LinkNotice | null;
  thread?: ThreadNotice | null;
  help?: HelpNotice | null;
  /** Of what was said, which is forgotten when it is mailed: the same key with other words is found out. */
  digest?: string | null;
  /** Of a thread's mail: from whose mails of the day it was counted, once. */
  quota?: SendQuota | null;
  replies: (GuestNews & { factId: string })[];
  /** Facts already taken in, the latest ones. */
  seen: string[];
  /** What is done with is forgotten after a while; null while it is needed. */
  doneAt: Date | null;
}

/** Far longer than a fact can be delivered again. */
const KEPT_SECONDS = 30 * 24 * 3600;

export const noticeSchema = new Schema<NoticeDocument>(
  {
    _id: { type: String, required: true },
    dueAt: { type: Date, default: null },
    verification: { type: Schema.Types.Mixed, default: null },
    recovery: { type: Schema.Types.Mixed, default: null },
    thread: { type: Schema.Types.Mixed, default: null },
    help: { type: Schema.Types.Mixed, default: null },
    digest: { type: String, default: null },
    quota: { type: Schema.Types.Mixed, default: null },
    replies: { type: [Schema.Types.Mixed as never], default: [] },
    seen: { type: [String], default: [] },
    doneAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'notices' },
);
noticeSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
noticeSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
