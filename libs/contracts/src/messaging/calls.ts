import { z } from 'zod';
import { Audience } from '../contacts/calls';
import {
  call,
  defineContract,
  Done,
  Instant,
  ObjectIdString,
  oneLine,
  optionalText,
  pageOf,
  PartyRef,
} from '../define';
import { messagingErrors } from './errors';

/** Spec section 3, MessageTemplate. `name` is the mail's subject; `email` is HTML with ((name)) and ((link)). */
export const MessageTemplate = z.object({
  id: ObjectIdString,
  name: z.string(),
  type: z.enum(['invitation', 'message']),
  email: z.string(),
  text: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/**
 * A send and how far it is. Every guest is in exactly one of the counts:
 * total = waiting + sent + failed. `ended` once nothing more will happen. `rate` is mails a second over the last seconds.
 */
export const Send = z.object({
  id: ObjectIdString,
  templateId: ObjectIdString,
  audience: Audience,
  status: z.enum(['planning', 'sending', 'finished']),
  total: z.number().int(),
  emailsSent: z.number().int(),
  errors: z.number().int(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
  rate: z.number(),
  ended: z.boolean(),
});
export type Send = z.output<typeof Send>;

/** Spec section 5: longer than 1 character after trimming. */
const Subject = oneLine().min(2, 'subject_too_short').max(200, 'too_long');
const sendRef = z.object({ partyId: PartyRef, sendId: ObjectIdString });

export const messaging = defineContract('messaging', messagingErrors, {
  listTemplates: call({
    summary: "The party's templates. The first time an invitation in the party's language is made.",
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: pageOf(MessageTemplate),
    idempotent: true,
    http: { method: 'GET', path: '/api/party/:partyId/templates' },
  }),
  updateTemplate: call({
    summary: 'Save a template.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      templateId: ObjectIdString,
      name: Subject.optional(),
      email: optionalText(100_000).optional(),
    }),
    output: MessageTemplate,
    idempotent: true,
    http: { method: 'PATCH', path: '/api/party/:partyId/templates/:templateId' },
  }),
  presend: call({
    summary: 'What a send to this audience would be: people, mails, texts and tokens (spec section 3).',
    access: 'editor',
    input: z.object({ partyId: PartyRef, templateId: ObjectIdString, audience: Audience }),
    output: z.object({
      contacts: z.number().int(),
      mail: z.number().int(),
      text: z.number().int(),
      tokens: z.number().int(),
      unsubscribed: z.number().int(),
      ids: z.array(z.object({ id: ObjectIdString, name: z.string(), email: z.string().nullable() })).nullable(),
    }),
    idempotent: true,
    deadline: 30_000,
    http: { method: 'GET', path: '/api/party/:partyId/messages/presend/:templateId' },
  }),
  preview: call({
    summary: 'The mail as a guest would see it.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, templateId: ObjectIdString }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    idempotent: true,
    http: { method: 'POST', path: '/api/party/:partyId/messages/preview' },
  }),
  test: call({
    summary: 'Send the mail to oneself. Needs a verified e-mail (spec section 6).',
    access: 'editor',
    input: z.object({ partyId: PartyRef, templateId: ObjectIdString }),
    output: Done,
    idempotent: false,
    http: { method: 'POST', path: '/api/party/:partyId/messages/test', perMinute: 20 },
  }),
  send: call({
    summary:
      'Send a template to an audience. The same idempotency key answers with the same send; while a send of this ' +
      'party runs, another is refused.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      templateId: ObjectIdString,
      audience: Audience,
      idempotencyKey: z.string().min(8, 'required').max(100, 'too_long'),
    }),
    output: Send,
    idempotent: true,
    http: {
      method: 'POST',
      path: '/api/party/:partyId/messages/send',
      headers: { idempotencyKey: 'idempotency-key' },
    },
  }),
  listSends: call({
    summary: 'Sends of this party, newest first.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: pageOf(Send),
    idempotent: true,
    http: { method: 'GET', path: '/api/party/:partyId/sends' },
  }),
  getSend: call({
    summary: 'One send and how far it is.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: { method: 'GET', path: '/api/party/:partyId/sends/:sendId' },
  }),
  followSend: call({
    summary: 'The same, as server-sent events until the send has ended.',
    access: 'editor',
    input: sendRef,
    output: Send,
    idempotent: true,
    http: { method: 'GET', path: '/api/party/:partyId/sends/:sendId/events', answer: 'events' },
  }),
});
