import { z } from 'zod';
import { AudienceCount, audienceFields } from '../contacts/audience';
import {
  call,
  ClientAddress,
  defineContract,
  Done,
  Email,
  FormKey,
  foundPageOf,
  Honeypot,
  type HttpBinding,
  Instant,
  Language,
  ObjectIdString,
  optionalText,
  pageInput,
  pageOf,
  PartyRef,
} from '../define';
import { Plan } from '../party/content';
import { messagingErrors } from './errors';
import * as http from './http';
import { Delivery, Send, TextsTo } from './send';
import { templateCalls } from './template-calls';
import { templateRef, UnsavedTemplateId } from './template';

/**
 * `partyId` is the party whose page was open. The user is taken from the session, so that nobody can ask in
 * another's name (rule: help-form).
 */
export const HelpInput = z.object({
  userEmail: Email,
  entry: optionalText(5000).min(1, 'required'),
  partyId: PartyRef.nullable().default(null),
  /** The language of the page, used for the answer. */
  language: Language.default('da'),
  formKey: FormKey,
  zip: Honeypot,
});

/** A text to one guest costs one token, however long it is (rule: text-tokens). */
export const TOKENS_PER_TEXT = 1;
/** Mails or texts that the caller may still send today; null = no limit. */
const LeftToday = z.number().int().nullable();
/** The page size of the guest list; the order is that of sending. */
const { page, pageSize } = pageInput(['name'], 50);
const sendRef = z.object({ partyId: PartyRef, sendId: ObjectIdString });

/** A call that pauses, resumes or cancels a send. Once the send has ended, it changes nothing and returns the send. */
const steering = <const N extends string>(summary: string, binding: HttpBinding<N>) =>
  call({
    summary,
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: binding,
  });

/** Templates and sends of hosts, and requests for help (rule: message-calls). */
export const messaging = defineContract('messaging', messagingErrors, {
  ...templateCalls,
  presend: call({
    summary:
      'Summary of a send to this audience: people, mails, texts, and the tokens that the texts cost; of a template by its id, or ' +
      'by the one that it has before it is saved and keeps here.',
    access: 'editor',
    input: templateRef.extend({
      ...audienceFields,
      templateId: z.union([ObjectIdString, UnsavedTemplateId]),
      /** Counts texts also where the template has no text message, as if it had one. */
      hasText: z
        .enum(['true', 'false'])
        .default('false')
        .transform((text) => text === 'true'),
    }),
    output: AudienceCount.extend({
      /** Guests who get a text; none when the template has no text. */
      text: z.number().int(),
      /** Those of them whom no mail reaches: with `textsTo` = `unmailed` only they get one. */
      textUnmailed: z.number().int().default(0),
      /** Guests whose number has unsubscribed, and those whose number is in a country that gets no texts. */
      textUnsubscribed: z.number().int().default(0),
      abroad: z.number().int().default(0),
      /** What the texts to everybody cost, and one of them; `send` is told the number that the host was shown. */
      tokens: z.number().int(),
      tokensPrContact: z.number().int().default(TOKENS_PER_TEXT),
      /** The tokens that the party has, and those that it lacks for this send. */
      account: z.number().int().default(0),
      toPay: z.number().int().default(0),
      today: LeftToday.default(null),
      /** The same of texts: a send with more is refused. Also null when the template has no text. */
      textsToday: LeftToday.default(null),
      /**
       * What was sent with this template before, to any audience: number of mails and of texts accepted, and when the
       * latest send was started. `guests`: how many of this audience have got one of them; null where that is not looked up, in an
       * audience of more than 1,000 or after more than 3 sends. Where it is known, `latest` is when the latest send was started with
       * which one of them got it, and `once` says that all of them got it with that one.
       */
      earlier: z
        .object({
          mails: z.number().int(),
          texts: z.number().int().default(0),
          guests: z.number().int().nullable().default(null),
          once: z.boolean().default(false),
          latest: Instant,
        })
        .nullable()
        .default(null),
    }),
    idempotent: true,
    http: http.presend,
  }),
  send: call({
    summary:
      'Send a template to an audience. The same idempotency key returns the same send, and is refused for another; while a send of this ' +
      'party runs, another is refused. The answer does not wait for a count: a send without recipients ends as `empty`.',
    access: 'editor',
    input: templateRef.extend({
      ...audienceFields,
      idempotencyKey: z.string().min(8, 'required').max(100, 'too_long'),
      /** Only mails are sent (rule: skip-texts). */
      skipSms: z.boolean().default(false),
      textsTo: TextsTo.default('all'),
      /** The tokens that the host was shown; null when no texts were shown, and none are sent. */
      tokens: z.number().int().min(0).max(10_000_000).nullable().default(null),
      /**
       * While the caller's address is not verified, a send of mails alone is accepted as `unverified` and not refused
       * (rule: send-waits-for-verification).
       */
      whenVerified: z.boolean().default(false),
    }),
    output: Send,
    idempotent: true,
    errors: [
      'email_not_verified',
      'party_cancelled',
      'send_in_progress',
      'idempotency_key_reused',
      'audience_empty',
      'sending_quota_reached',
      'text_quota_reached',
      'too_many_placeholders',
      'quote_changed',
      'insufficient_tokens',
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
    summary: 'One send and its progress.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: http.getSend,
  }),
  pauseSend: steering('Hold a send. Mails that are with the mail server go out.', http.pauseSend),
  resumeSend: steering('Let a paused send go on.', http.resumeSend),
  cancelSend: steering(
    'Stop a send for good, also an unverified one. What has left cannot be called back.',
    http.cancelSend,
  ),
  listDeliveries: call({
    summary:
      'The result of each guest’s mail and text, in the order of sending; with `failed` only those who did not get one, ' +
      'with `nothing` only those whom nothing reaches, with `byText` those whom a text would have reached, with `seen` and `unseen` only those to whom something went and who ' +
      'have opened their page since, or have not, of the first 1,000 guests; with `search` only those of them whom a search of ' +
      'the guest list finds; of those possibly not all.',
    access: 'editor',
    input: sendRef.extend({
      page,
      pageSize,
      only: z.enum(['all', 'failed', 'nothing', 'byText', 'seen', 'unseen']).default('all'),
      search: optionalText(100).optional(),
    }),
    output: foundPageOf(Delivery),
    idempotent: true,
    http: http.listDeliveries,
  }),
  findSend: call({
    summary:
      'Whether there is a send with this id, for the service that keeps tokens for it. When there is none, none can be ' +
      'started under this id any more, and `send.planned` with no texts follows.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, sendId: ObjectIdString }),
    output: z.object({ found: z.boolean() }),
    idempotent: true,
  }),
  followSend: call({
    summary: 'The same as server-sent events until the send has ended; a single answer if the caller accepts JSON.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: http.followSend,
  }),
  requestHelp: call({
    summary: 'Ask the operators of the product for help. The request is mailed to them.',
    access: 'public',
    input: HelpInput.extend({ clientAddress: ClientAddress }),
    output: Done,
    idempotent: true,
    errors: ['key_reused', 'help_limit_reached'],
    http: http.requestHelp,
  }),
  getSupport: call({
    summary: 'The address of the operators for help, as set in the configuration.',
    access: 'public',
    input: z.object({}),
    output: z.object({ email: z.string() }),
    idempotent: true,
    isShared: true,
    http: http.getSupport,
  }),
  receiveTwilioWebhook: call({
    summary:
      'The provider of texts reports what became of a text, or passes on one that somebody has written to us. Signed; may be ' +
      'delivered any number of times and in any order. The answer is what the writer of a text gets, as TwiML.',
    access: 'public',
    input: z.object({
      /** The reference that was given with the text; absent when somebody writes to us. */
      text: z.string().max(100).optional(),
      payload: z.string().max(16_000),
      signature: z.string().max(200).default(''),
    }),
    output: z.object({ text: z.string() }),
    idempotent: true,
    errors: ['webhook_signature_invalid'],
    http: http.receiveTwilioWebhook,
  }),
  getSendingLimit: call({
    summary: 'How many mails the caller may still send today, and how many a day with each plan.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({
      today: LeftToday,
      /** Mails a day: now, and once the account is no longer new; null = no limit. */
      plans: z.record(Plan, z.object({ now: z.number().int(), later: z.number().int() })).nullable(),
    }),
    idempotent: true,
    http: http.getSendingLimit,
  }),
});
