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
});

export const rsvpCreated = defineEvent('rsvp.created', Reply, (data) => data.partyId);
export const rsvpChanged = defineEvent('rsvp.changed', Reply, (data) => data.partyId);
