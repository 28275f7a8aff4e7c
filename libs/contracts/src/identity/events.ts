import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

/**
 * Names the link and holds nothing that opens it: messaging asks identity for its token when the mail is made
 * (rule: secrets-stay-out).
 */
const AskedForLink = z.object({ userId: ObjectIdString, linkId: ObjectIdString });

/** A link to confirm the address was asked for (at sign-up, or again). Messaging mails it. */
export const emailVerificationRequested = defineEvent(
  'user.email-verification-requested',
  AskedForLink,
  (data) => data.userId,
);

/** A link to choose a new password was asked for. Messaging mails it. */
export const passwordRecoveryRequested = defineEvent(
  'user.password-recovery-requested',
  AskedForLink,
  (data) => data.userId,
);

/** The account is gone; so are its parties to be. */
export const userDeleted = defineEvent('user.deleted', z.object({ userId: ObjectIdString }), (data) => data.userId);
