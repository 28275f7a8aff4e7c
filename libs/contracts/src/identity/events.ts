import { z } from 'zod';
import { defineEvent, Email, Language, ObjectIdString } from '../define';

const AskedForLink = z.object({
  userId: ObjectIdString,
  email: Email,
  name: z.string(),
  language: Language,
  token: z.string(),
});

/** A link to confirm the address was asked for (at sign-up, or again). Messaging mails it. `token` is valid for 3 days. */
export const emailVerificationRequested = defineEvent(
  'user.email-verification-requested',
  AskedForLink,
  (data) => data.userId,
);

/** A link to choose a new password was asked for. Messaging mails it. `token` is valid for an hour, and once. */
export const passwordRecoveryRequested = defineEvent(
  'user.password-recovery-requested',
  AskedForLink,
  (data) => data.userId,
);

/** The account is gone; so are its parties to be. */
export const userDeleted = defineEvent('user.deleted', z.object({ userId: ObjectIdString }), (data) => data.userId);
