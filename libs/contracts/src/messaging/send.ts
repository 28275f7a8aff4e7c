import { z } from 'zod';
import { Audience } from '../contacts/audience';
import { Instant, ObjectIdString, Sid } from '../define';
import { LeadsTo, TemplateType } from './template';

/** Who of those who want texts gets one: all, or only those whom no mail reaches (rule: text-channel). */
export const TextsTo = z.enum(['all', 'unmailed']);
export type TextsTo = z.output<typeof TextsTo>;

const Count = z.number().int().default(0);

/**
 * A send and its progress. Mails: total = waiting + emailsSent + errors. Texts: textTotal = waiting + textSent +
 * textErrors + textLost. A text of which nobody knows whether it left counts as sent until that is known. Guests who
 * have unsubscribed are counted separately, or for texts not at all. `ended` is true when nothing more will be sent: a cancelled send ends when
 * the mails and texts in flight are sent. The mails of an unverified send are those that the audience made when it was
 * asked for. `rate` is mails and texts per second over the last seconds.
 */
export const Send = z.object({
  id: ObjectIdString,
  templateId: ObjectIdString,
  /** The template's type, and its subject at the time of sending. */
  type: TemplateType,
  /** That of the template too: a send that leads to the reply is a reminder. */
  leadsTo: LeadsTo.default('invitation'),
  name: z.string(),
  audience: Audience,
  /**
   * `unverified`: it begins when the address of its host is verified. `empty`: the send has ended because nobody in its
   * audience can be reached.
   */
  status: z.enum(['unverified', 'planning', 'sending', 'paused', 'cancelled', 'finished', 'empty']),
  total: z.number().int(),
  emailsSent: z.number().int(),
  errors: z.number().int(),
  unsubscribed: z.number().int(),
  /** Texts that the tokens of the send suffice for; `unpaid` counts those that they did not suffice for. */
  textTotal: Count,
  textSent: Count,
  /**
   * Those of `textSent` of which the provider has reported that the phone got them. Known of a send that has ended and is read
   * by itself; otherwise 0.
   */
  textDelivered: Count,
  textErrors: Count,
  /** Texts that left, and so cost their tokens, and did not arrive. */
  textLost: Count,
  unpaid: Count,
  /** Guests of the audience without an address or a number that the send uses: they get neither a mail nor a text. */
  nothing: Count,
  /** Guests of the audience whom a text would have reached and no mail, in a send without texts: they were left out by choice. */
  byText: Count,
  /** In the list of sends, of one to at most three guests: who they are, in the order of the guest list. */
  names: z.array(z.string()).default([]),
  /** The tokens that were reserved for the send. */
  tokens: Count,
  /** True when the sender's daily quota was used up before the whole audience was mailed. */
  limited: z.boolean().default(false),
  /** In that case: the least number of guests still to mail, and when they can be mailed. */
  left: z.object({ guests: z.number().int(), from: Instant }).nullable().default(null),
  /** When it was asked for; of a send that was unverified, when its address was verified. */
  createdAt: Instant,
  endedAt: Instant.nullable(),
  rate: z.number(),
  ended: z.boolean(),
});
export type Send = z.output<typeof Send>;

/**
 * The result of one guest's mail and text (rule: delivery-states); null when the guest gets none, and both for a guest who gets
 * nothing. `send`: the mail
 * server or the provider of texts accepted it. `received`: the guest has opened their page since. `reason` of a
 * failure: the reply of the mail server (`smtp_550`), or why the mail was given up; `reasonText`: why the text can
 * never be sent (`number_invalid`), or why it was given up (`no_answer`).
 */
export const Delivery = z.object({
  id: ObjectIdString,
  /** By which the link of the guest is made; null in what an earlier version answers. */
  sid: Sid.nullable().default(null),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable().default(null),
  statusMail: z.enum(['waiting', 'send', 'received', 'failed', 'unsubscribed', 'cancelled']).nullable(),
  reason: z.string().nullable(),
  /**
   * `insufficient_funds`: the tokens of the send did not suffice for it. `unknown`: the provider did not answer, and
   * is asked again; the text is not sent again.
   */
  statusText: z
    .enum(['waiting', 'send', 'received', 'failed', 'unsubscribed', 'cancelled', 'insufficient_funds', 'unknown'])
    .nullable()
    .default(null),
  reasonText: z.string().nullable().default(null),
  /** True when the provider has reported that the guest's phone got the text. */
  delivered: z.boolean().default(false),
  /** True when a failed text was sent and did not arrive; otherwise it was never sent. */
  lost: z.boolean().default(false),
  /** What the guest has replied to the invitation, now and not only since the send; null without a reply. */
  reply: z.enum(['yes', 'no']).nullable().default(null),
  /** True of a guest who gets nothing only because the send has no texts. */
  byText: z.boolean().default(false),
});
export type Delivery = z.output<typeof Delivery>;
