import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

/** `version` grows with every change of the reply: consumers keep the highest. */
const Reply = z.object({
  partyId: ObjectIdString,
  rsvpId: ObjectIdString,
  contactId: ObjectIdString.nullable(),
  name: z.string(),
  isComming: z.boolean(),
  numberOfPeople: z.number().int(),
  comment: z.string(),
  version: z.number().int(),
  /** A host wrote it, for a guest who phoned: hosts need not be told. */
  byHost: z.boolean().default(false),
});

export const rsvpCreated = defineEvent('rsvp.created', Reply, (data) => data.partyId);
export const rsvpChanged = defineEvent('rsvp.changed', Reply, (data) => data.partyId);

/** A host deleted the reply: for the guest it is as if they had not answered. */
export const rsvpDeleted = defineEvent(
  'rsvp.deleted',
  z.object({ partyId: ObjectIdString, rsvpId: ObjectIdString, contactId: ObjectIdString.nullable() }),
  (data) => data.partyId,
);

/** Somebody wrote in the thread of a reply. `email` is the reply's own address; a contact may have another. */
export const rsvpReplied = defineEvent(
  'rsvp.replied',
  z.object({
    partyId: ObjectIdString,
    rsvpId: ObjectIdString,
    rid: z.string(),
    contactId: ObjectIdString.nullable(),
    name: z.string(),
    email: z.string().nullable(),
    messageId: ObjectIdString,
    message: z.string(),
    isHost: z.boolean(),
    /** A host wrote the reply too, and its guest has not been there since: its address is nobody's word. */
    entered: z.boolean().default(false),
  }),
  (data) => data.partyId,
);
