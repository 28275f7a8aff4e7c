import { SENT_BACK_WHY } from '@festlig/contracts/billing';
import { ACCOUNT_CHANGES, ChangedOwner } from '@festlig/contracts/identity';
import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const NOTICES = 'Notice';

const isNews = (value: unknown) => typeof (value as { factId?: unknown } | null)?.factId === 'string';

/** The quota in which a mail was counted. */
const Quota = z.object({ userId: z.string(), inbox: z.string().nullable().exactOptional(), limit: z.number() });
/** A link that a user requested. Identity returns its address and token when the mail is made. */
const Link = z.object({ userId: z.string(), linkId: z.string() });
/** A code that a user requested for a phone. Identity returns it and the number when the text is made. */
const PhoneCode = z.object({ userId: z.string(), codeId: z.string() });
/** Something changed in an account. `email`: its address before the change. */
const Change = z.object({
  userId: z.string(),
  what: z.enum(ACCOUNT_CHANGES),
  email: z.string(),
  owner: ChangedOwner.exactOptional(),
});
/**
 * A host's message to a guest. `email` is the reply's own address; null means the contact's. A notice of an earlier
 * version does not say which host wrote it.
 */
const Thread = z.object({
  partyId: z.string(),
  rid: z.string(),
  contactId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  message: z.string(),
  writerId: z.string().nullable().exactOptional(),
});
/** A request to our support (rule: help-form). `userId` is null for a visitor without login. */
const Help = z.object({
  userId: z.string().nullable(),
  userEmail: z.string(),
  partyId: z.string().nullable(),
  entry: z.string(),
  language: z.enum(['da', 'en']),
});
/** An invitation to be a co-host. The party returns its address and secret when the mail is made. */
const Cohost = z.object({ partyId: z.string(), inviteId: z.string() });
/** A payment whose buyer gets the receipt. */
const Receipt = z.object({ paymentId: z.string() });
/** Money that went back to the buyer of a payment; `amount` with this report, in minor units. */
const SentBack = z.object({
  paymentId: z.string(),
  partyId: z.string(),
  purchase: z.enum(['plan', 'token', 'unlimited_photos']),
  amount: z.number(),
  isAll: z.boolean(),
  why: z.enum(SENT_BACK_WHY),
});
/**
 * The receipt of a guest's reply. `email` is the reply's own address; null means the contact's. `companions` and
 * `comment` are there only for a guest on the guest list who wrote by the personal link, which `isOwnLink` says: another
 * receipt does not quote them. Absent in notices of earlier versions.
 */
const Answered = z.object({
  partyId: z.string(),
  rid: z.string(),
  contactId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  isComming: z.boolean(),
  numberOfPeople: z.number(),
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  companions: z.array(z.string()).exactOptional(),
  comment: z.string().exactOptional(),
  isOwnLink: z.boolean().exactOptional(),
});
export type Answered = z.output<typeof Answered>;
/** The version of the reply of which a receipt was mailed or is due, so that an earlier fact changes nothing. */
const version = z.number();
/** The digest of a help request whose text was deleted, so that the same key with another text is detected. */
const digest = z.string().exactOptional();
/**
 * The replies and messages of guests: of a party, or with `userId` those that this host has not been told yet. `seen`
 * holds the latest facts already added, because a fact can arrive twice.
 */
const OfParty = z.object({ partyId: z.string(), userId: z.string().exactOptional(), seen: z.array(z.string()) });

/** The mail is to be sent from `dueAt` on. */
const Due = z.object({ _id: z.string(), status: z.literal('due'), dueAt: z.date() });
/** The mail was sent, or never will be. Its content is deleted; the notice itself stays for a while. */
const Done = z.object({ _id: z.string(), status: z.literal('done'), doneAt: z.date() });

const DueNotice = z.discriminatedUnion('kind', [
  Due.extend({ kind: z.enum(['verification', 'recovery']), link: Link }),
  Due.extend({ kind: z.literal('phone-code'), phoneCode: PhoneCode }),
  Due.extend({ kind: z.literal('change'), change: Change }),
  Due.extend({ kind: z.literal('thread'), thread: Thread, quota: Quota.exactOptional() }),
  Due.extend({ kind: z.literal('cohost'), cohost: Cohost }),
  Due.extend({ kind: z.literal('receipt'), receipt: Receipt }),
  Due.extend({ kind: z.literal('sent-back'), sentBack: SentBack }),
  Due.extend({ kind: z.literal('help'), help: Help, digest }),
  Due.extend({ kind: z.literal('answer'), answer: Answered, version }),
  Due.extend({
    ...OfParty.shape,
    kind: z.literal('replies'),
    replies: z.array(z.custom<GuestNews & { factId: string }>(isNews)),
  }),
]);
const DoneNotice = z.discriminatedUnion('kind', [
  // `forgotten`: an earlier version mailed the notice, and its kind is no longer known.
  Done.extend({
    kind: z.enum([
      'verification',
      'recovery',
      'phone-code',
      'change',
      'thread',
      'cohost',
      'receipt',
      'sent-back',
      'forgotten',
    ]),
  }),
  Done.extend({ kind: z.literal('help'), digest }),
  Done.extend({ kind: z.literal('answer'), version }),
  Done.extend({ ...OfParty.shape, kind: z.literal('replies') }),
]);

/**
 * A mail or text of the product's own. The notice of a verification, a recovery, a phone code, a change, a thread, a
 * receipt or money that was sent back has the id of the fact that caused it. There is one `replies` notice per party and
 * one for each of its hosts, which become due again and again, one `answer` notice per reply, due again after each
 * change, and one `help` notice per form.
 */
export const Notice = z.discriminatedUnion('status', [DueNotice, DoneNotice]);
export type NoticeDocument = z.output<typeof Notice>;
export type DueNotice = z.output<typeof DueNotice>;
export type NoticeOf<Kind extends DueNotice['kind']> = Extract<DueNotice, { kind: Kind }>;
export type LinkNotice = Extract<DueNotice, { link: unknown }>;

/** Much longer than a fact can be delivered again. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** The fields with an index; the complete form of a notice is {@link Notice}. */
export const noticeSchema = new Schema<FieldsOf<NoticeDocument>>(
  { _id: { type: String, required: true }, dueAt: Date, doneAt: Date },
  { versionKey: false, collection: 'notices', strict: false },
);
noticeSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
noticeSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
