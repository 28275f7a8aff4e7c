import { z } from 'zod';
import { Audience, AudienceCount, audienceFields } from '../contacts/audience';
import {
  call,
  ClientAddress,
  defineContract,
  Done,
  Email,
  FormKey,
  Honeypot,
  hostHtml,
  type HttpBinding,
  Instant,
  Language,
  ObjectIdString,
  oneLine,
  optionalText,
  pageInput,
  pageOf,
  PartyRef,
} from '../define';
import { messagingErrors } from './errors';
import * as http from './http';

/** A message invites nobody: who gets one has not received an invitation by it (rule: message-invites-nobody). */
export const TemplateType = z.enum(['invitation', 'message']);
export type TemplateType = z.output<typeof TemplateType>;

/** The id of a template that is not saved yet, made by the web app (rule: template-unsaved). */
export const UnsavedTemplateId = z.string().regex(/^new-[0-9a-f]{8,40}$/, 'invalid');

/**
 * `name` is the mail's subject; `email` is HTML with ((name)) and ((link)) (rules: template-fields, mail-placeholders).
 */
export const MessageTemplate = z.object({
  id: ObjectIdString,
  name: z.string(),
  type: TemplateType,
  email: z.string(),
  text: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/**
 * A send and how far it is. Every guest is in exactly one of the counts: total = waiting + sent + failed; those who had
 * unsubscribed are apart. `ended` once nothing more will happen: a cancelled send ends when the mails under way are out.
 * `rate` is mails a second over the last seconds.
 */
export const Send = z.object({
  id: ObjectIdString,
  templateId: ObjectIdString,
  /** What was sent: the template's type, and its subject at the time. */
  type: TemplateType,
  name: z.string(),
  audience: Audience,
  /** `empty`: it has ended, for there was nobody in its audience whom a mail reaches. */
  status: z.enum(['planning', 'sending', 'paused', 'cancelled', 'finished', 'empty']),
  total: z.number().int(),
  emailsSent: z.number().int(),
  errors: z.number().int(),
  unsubscribed: z.number().int(),
  /** It stopped where the sender's mails of the day were used up: the rest of the audience has not been mailed. */
  limited: z.boolean().default(false),
  /** Then: how many of the audience wait, at least, and from when on they can be mailed. */
  left: z.object({ guests: z.number().int(), from: Instant }).nullable().default(null),
  createdAt: Instant,
  endedAt: Instant.nullable(),
  rate: z.number(),
  ended: z.boolean(),
});
export type Send = z.output<typeof Send>;

/**
 * What became of one guest's mail (rule: delivery-states). `send`: the mail server took it; `received`: the guest
 * has been on their page since. `reason` of a failure: what the mail server said (`smtp_550`), or why it was given up.
 */
export const Delivery = z.object({
  id: ObjectIdString,
  name: z.string(),
  email: z.string(),
  statusMail: z.enum(['waiting', 'send', 'received', 'failed', 'unsubscribed', 'cancelled']),
  reason: z.string().nullable(),
});
export type Delivery = z.output<typeof Delivery>;

/**
 * `partyId` is the party whose page was open. Who asks is the user of the session: nobody can ask in another's name
 * (rule: help-form).
 */
export const HelpInput = z.object({
  userEmail: Email,
  entry: optionalText(5000).min(1, 'required'),
  partyId: PartyRef.nullable().default(null),
  /** The page's, for the answer. */
  language: Language.default('da'),
  formKey: FormKey,
  zip: Honeypot,
});

/** The most characters of a subject; the fewest are two (rule: template-subject). */
export const SUBJECT_MAX = 200;
const Subject = oneLine(SUBJECT_MAX).min(2, 'subject_too_short');
/** Characters of a mail's HTML, as it is written and as it is kept. */
export const MAIL_TEXT_MAX = 100_000;
/**
 * ((name)) and ((link)) in a mail's text: each becomes a guest's own, which can be much longer
 * (rule: placeholders-bounded).
 */
export const PLACEHOLDERS_MAX = 100;
/** Mails that whoever asks may still send today; null = as many as they like. */
const LeftToday = z.number().int().nullable();
const Body = hostHtml(MAIL_TEXT_MAX);
/** As many a page as of the guest list; in the order of sending. */
const { page, pageSize } = pageInput(['name'], 50);
const sendRef = z.object({ partyId: PartyRef, sendId: ObjectIdString });
const templateRef = z.object({ partyId: PartyRef, templateId: ObjectIdString });

/** A call that changes whether a send goes on. Once it has ended there is nothing to change: it answers with it as it is. */
const steering = <const N extends string>(summary: string, binding: HttpBinding<N>) =>
  call({
    summary,
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: binding,
  });

/** What hosts write and send, and who asks our support (rule: message-calls). */
export const messaging = defineContract('messaging', messagingErrors, {
  listTemplates: call({
    summary: "The party's templates. The first time an invitation in the party's language is made.",
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: pageOf(MessageTemplate),
    idempotent: true,
    http: http.listTemplates,
  }),
  createTemplate: call({
    summary:
      'Save a new template. The same unsaved id again is the same template, with what it brings; ' +
      'once that has been changed by its own id, other words are refused.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      unsavedId: UnsavedTemplateId,
      type: TemplateType,
      name: Subject,
      email: Body,
    }),
    output: MessageTemplate,
    idempotent: true,
    errors: ['too_many_templates', 'too_many_placeholders', 'conflict'],
    http: http.createTemplate,
  }),
  updateTemplate: call({
    summary: 'Save a template.',
    access: 'editor',
    input: templateRef.extend({ name: Subject.optional(), email: Body.optional() }),
    output: MessageTemplate,
    idempotent: true,
    errors: ['too_many_placeholders'],
    http: http.updateTemplate,
  }),
  deleteTemplate: call({
    summary: 'Delete a template. What was sent with it stays as it is.',
    access: 'editor',
    input: templateRef,
    output: Done,
    idempotent: true,
    http: http.deleteTemplate,
  }),
  presend: call({
    summary: 'What a send to this audience would be: people, mails, texts and tokens.',
    access: 'editor',
    input: templateRef.extend(audienceFields),
    output: AudienceCount.extend({
      text: z.number().int(),
      tokens: z.number().int(),
      today: LeftToday.default(null),
      /** What was sent with this template before, to whomever: mails handed over, and when the latest send was pressed. */
      earlier: z.object({ mails: z.number().int(), latest: Instant }).nullable().default(null),
    }),
    idempotent: true,
    http: http.presend,
  }),
  preview: call({
    summary: 'What is being written, saved or not, as the mail a guest would see.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, type: TemplateType, name: optionalText(200), email: Body }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    idempotent: true,
    errors: ['too_many_placeholders'],
    http: http.preview,
  }),
  test: call({
    summary: 'Send the mail to oneself. Needs a verified e-mail.',
    access: 'editor',
    input: templateRef,
    output: Done,
    idempotent: false,
    errors: ['email_not_verified', 'too_many_placeholders'],
    http: http.test,
  }),
  send: call({
    summary:
      'Send a template to an audience. The same idempotency key answers with the same send, and is refused for another; while a send of this ' +
      'party runs, another is refused. The answer waits for no count: a send without anybody to mail ends as `empty`.',
    access: 'editor',
    input: templateRef.extend({
      ...audienceFields,
      idempotencyKey: z.string().min(8, 'required').max(100, 'too_long'),
    }),
    output: Send,
    idempotent: true,
    errors: [
      'email_not_verified',
      'send_in_progress',
      'idempotency_key_reused',
      'audience_empty',
      'sending_quota_reached',
      'too_many_placeholders',
    ],
    http: http.send,
  }),
  listSends: call({
    summary: 'Sends of this party, newest first.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: pageOf(Send),
    idempotent: true,
    http: http.listSends,
  }),
  getSend: call({
    summary: 'One send and how far it is.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: http.getSend,
  }),
  pauseSend: steering('Hold a send. Mails that are with the mail server go out.', http.pauseSend),
  resumeSend: steering('Let a paused send go on.', http.resumeSend),
  cancelSend: steering('Stop a send for good. What has left cannot be called back.', http.cancelSend),
  listDeliveries: call({
    summary: 'What became of each guest’s mail, in the order of sending; `failed` only those who did not get it.',
    access: 'editor',
    input: sendRef.extend({ page, pageSize, only: z.enum(['all', 'failed']).default('all') }),
    output: pageOf(Delivery),
    idempotent: true,
    http: http.listDeliveries,
  }),
  followSend: call({
    summary: 'The same, as server-sent events until the send has ended; as it is now for who accepts JSON.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: http.followSend,
  }),
  requestHelp: call({
    summary: 'Ask those who look after the product for help; what was asked is mailed to them.',
    access: 'public',
    input: HelpInput.extend({ clientAddress: ClientAddress }),
    output: Done,
    idempotent: true,
    errors: ['key_reused', 'help_limit_reached'],
    http: http.requestHelp,
  }),
  getSupport: call({
    summary: 'The address of those who look after the product, as the operator has set it.',
    access: 'public',
    input: z.object({}),
    output: z.object({ email: z.string() }),
    idempotent: true,
    http: http.getSupport,
  }),
  getSendingLimit: call({
    summary: 'How many mails whoever asks may still send today.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ today: LeftToday }),
    idempotent: true,
    http: http.getSendingLimit,
  }),
});
