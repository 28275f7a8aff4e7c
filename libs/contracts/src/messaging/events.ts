import { z } from 'zod';
import { defineEvent, Instant, ObjectIdString } from '../define';

/**
 * Invitations that the mail server or the provider of texts has accepted: one fact per batch of a send, at most 500
 * contacts. A guest who gets both is named twice.
 */
export const inviteSent = defineEvent(
  'invite.sent',
  z.object({
    partyId: ObjectIdString,
    sendId: ObjectIdString,
    channel: z.enum(['mail', 'text']).default('mail'),
    contactIds: z.array(ObjectIdString),
    sentAt: Instant,
  }),
  (data) => data.partyId,
);

/** Invitations by text of which {@link inviteSent} told, and that did not arrive after all. */
export const inviteReturned = defineEvent(
  'invite.returned',
  z.object({ partyId: ObjectIdString, sendId: ObjectIdString, contactIds: z.array(ObjectIdString) }),
  (data) => data.partyId,
);

/** Texts that cannot reach their numbers, whatever they say: with each guest the number that was tried. */
export const numbersUnreached = defineEvent(
  'numbers.unreached',
  z.object({
    partyId: ObjectIdString,
    sendId: ObjectIdString,
    guests: z.array(z.object({ id: ObjectIdString, phone: z.string() })),
  }),
  (data) => data.partyId,
);

/**
 * All chunks of a send are written, also when it was cancelled before. `texts` is how many texts they hold: tokens that were
 * reserved for more are free again.
 */
export const sendPlanned = defineEvent(
  'send.planned',
  z.object({ partyId: ObjectIdString, sendId: ObjectIdString, texts: z.number().int() }),
  (data) => data.partyId,
);

/**
 * A chunk of texts has ended: of `size` texts `sent` have left and `returned` have not. A text of which nobody knows yet
 * counts as sent until {@link textReturned} says otherwise.
 */
export const textsSettled = defineEvent(
  'texts.settled',
  z.object({
    partyId: ObjectIdString,
    sendId: ObjectIdString,
    chunk: z.number().int(),
    size: z.number().int(),
    sent: z.number().int(),
    returned: z.number().int(),
  }),
  (data) => data.partyId,
);

/** A text that counted as sent turned out not to have left. */
export const textReturned = defineEvent(
  'text.returned',
  z.object({
    partyId: ObjectIdString,
    sendId: ObjectIdString,
    chunk: z.number().int(),
    index: z.number().int(),
  }),
  (data) => data.partyId,
);
