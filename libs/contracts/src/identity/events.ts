import { z } from 'zod';
import { defineEvent, Email, Language, ObjectIdString } from '../define';

/** A link to confirm the address was asked for (at sign-up, or again). Messaging mails it. `token` is valid for 3 days. */
export const emailVerificationRequested = defineEvent(
  'user.email-verification-requested',
  z.object({ userId: ObjectIdString, email: Email, name: z.string(), language: Language, token: z.string() }),
  (data) => data.userId,
);
