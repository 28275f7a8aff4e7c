import { z } from 'zod';
import { defineEvent, Instant, ObjectIdString } from '../define';

/** Invitations that the mail server has accepted: one fact per batch of a send, at most 500 contacts. */
export const inviteSent = defineEvent(
  'invite.sent',
  z.object({
    partyId: ObjectIdString,
    sendId: ObjectIdString,
    contactIds: z.array(ObjectIdString),
    sentAt: Instant,
  }),
  (data) => data.partyId,
);
