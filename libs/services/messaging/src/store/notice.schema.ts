import type { Language } from '@festlig/contracts/define';
import type { ReplyNotice } from '@festlig/domain/messaging/replies-mail';
import { Schema } from 'mongoose';

export const NOTICES = 'Notice';

export interface VerificationNotice {
  email: string;
  name: string;
  language: Language;
  token: string;
}

/** A mail to a host that is on its way. Verification: `_id` = id of the fact; replies: `replies-<partyId>`. */
export interface NoticeDocument {
  _id: string;
  /** When it should go out; null = there is nothing to say. */
  dueAt: Date | null;
  verification: VerificationNotice | null;
  replies: (ReplyNotice & { factId: string })[];
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
    replies: { type: [Schema.Types.Mixed as never], default: [] },
    seen: { type: [String], default: [] },
    doneAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'notices' },
);
noticeSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
noticeSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
