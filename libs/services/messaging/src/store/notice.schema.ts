import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const NOTICES = 'Notice';

const isNews = (value: unknown) => typeof (value as { factId?: unknown } | null)?.factId === 'string';

/** Whose mails of the day a mail was counted among. */
const Quota = z.object({ userId: z.string(), inbox: z.string().nullable().exactOptional(), limit: z.number() });
/** A link a user asked for. Identity tells where it goes and what opens it when the mail is made. */
const Link = z.object({ userId: z.string(), linkId: z.string() });
/** A host's words to a guest. `email` is the reply's own address; null = the contact's. */
const Thread = z.object({
  partyId: z.string(),
  rid: z.string(),
  contactId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  message: z.string(),
});
/** What somebody asks our support (rule: help-form). `userId` null = nobody was logged in. */
const Help = z.object({
  userId: z.string().nullable(),
  userEmail: z.string(),
  partyId: z.string().nullable(),
  entry: z.string(),
  language: z.enum(['da', 'en']),
});
/** Of the help that was asked for, whose words are forgotten: the same key with other words is found out. */
const digest = z.string().exactOptional();
/** What guests have answered and written. Facts already taken in, the latest ones: a fact can come twice. */
const OfParty = z.object({ partyId: z.string(), seen: z.array(z.string()) });

/** Its mail is yet to leave, from `dueAt` on. */
const Due = z.object({ _id: z.string(), status: z.literal('due'), dueAt: z.date() });
/** Its mail has left, or never will: what it said about people is forgotten, that it was said is kept for a while. */
const Done = z.object({ _id: z.string(), status: z.literal('done'), doneAt: z.date() });

const DueNotice = z.discriminatedUnion('kind', [
  Due.extend({ kind: z.enum(['verification', 'recovery']), link: Link }),
  Due.extend({ kind: z.literal('thread'), thread: Thread, quota: Quota.exactOptional() }),
  Due.extend({ kind: z.literal('help'), help: Help, digest }),
  Due.extend({
    ...OfParty.shape,
    kind: z.literal('replies'),
    replies: z.array(z.custom<GuestNews & { factId: string }>(isNews)),
  }),
]);
const DoneNotice = z.discriminatedUnion('kind', [
  // Of `forgotten`, done with by an earlier version, nobody can tell any more what it said.
  Done.extend({ kind: z.enum(['verification', 'recovery', 'thread', 'forgotten']) }),
  Done.extend({ kind: z.literal('help'), digest }),
  Done.extend({ ...OfParty.shape, kind: z.literal('replies') }),
]);

/**
 * A mail of the product's own. A verification, a recovery and a thread have the id of the fact that asked for it; there is
 * one of replies a party, which is due again and again, and one of help a form.
 */
export const Notice = z.discriminatedUnion('status', [DueNotice, DoneNotice]);
export type NoticeDocument = z.output<typeof Notice>;
export type DueNotice = z.output<typeof DueNotice>;
export type NoticeOf<Kind extends DueNotice['kind']> = Extract<DueNotice, { kind: Kind }>;
export type LinkNotice = Extract<DueNotice, { link: unknown }>;

/** Far longer than a fact can be delivered again. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** What is looked for; the form of a notice is {@link Notice}. */
export const noticeSchema = new Schema<FieldsOf<NoticeDocument>>(
  { _id: { type: String, required: true }, dueAt: Date, doneAt: Date },
  { versionKey: false, collection: 'notices', strict: false },
);
noticeSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
noticeSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
