import { z } from 'zod';
import { call, Done, Email, ObjectIdString } from '../define';

/** The limit of mails that a user causes and that go to other people, for other services. */
export const mailCalls = {
  claimMail: call({
    summary:
      'Count a mail that a user asks us to send to an address: with pauses that grow for one inbox, and at most 20 a day.',
    access: 'internal',
    input: z.object({ kind: z.enum(['cohost']), userId: ObjectIdString, to: Email }),
    output: Done,
    idempotent: false,
    errors: ['too_many_mails', 'too_many_mails_today'],
  }),
};
