import { z } from 'zod';
import { defineEvent, Language, ObjectIdString } from '../define';

/**
 * Contains the link's id but no secret: messaging requests its token from identity when it makes the mail (rule:
 * secrets-stay-out).
 */
const AskedForLink = z.object({ userId: ObjectIdString, linkId: ObjectIdString });

/** A link to confirm the address was requested, at registration or again. Messaging mails it. */
export const emailVerificationRequested = defineEvent(
  'user.email-verification-requested',
  AskedForLink,
  (data) => data.userId,
);

/** A link to choose a new password was requested. Messaging mails it. */
export const passwordRecoveryRequested = defineEvent(
  'user.password-recovery-requested',
  AskedForLink,
  (data) => data.userId,
);

/** A code to verify a phone was requested. Messaging sends it as a text; the fact holds neither code nor number. */
export const phoneCodeRequested = defineEvent(
  'user.phone-code-requested',
  z.object({ userId: ObjectIdString, codeId: ObjectIdString }),
  (data) => data.userId,
);

/**
 * What can change in an account so that its owner is told. `email-asked`: another address waits to be confirmed; `phone-moved`: another account has verified its number;
 * `phone-removed`: the verified number was removed, or replaced by one that is not verified yet.
 */
export const ACCOUNT_CHANGES = [
  'password',
  'email-asked',
  'email',
  'phone',
  'phone-moved',
  'phone-removed',
  'login-linked',
  'login-unlinked',
  'deleted',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** The name and language of the owner of a deleted account. */
export const ChangedOwner = z.object({ name: z.string(), language: Language });

/**
 * Something changed, or is about to, with which somebody could take the account over. Messaging tells the owner at `email`, the
 * confirmed address of the account before the change (rule: account-change-mails). `owner`: who it was, when the
 * account is deleted and cannot be asked.
 */
export const accountChanged = defineEvent(
  'user.account-changed',
  z.object({
    userId: ObjectIdString,
    what: z.enum(ACCOUNT_CHANGES),
    email: z.string(),
    owner: ChangedOwner.optional(),
  }),
  (data) => data.userId,
);

/** How an address that was not verified became so: by the mailed link that confirms it, or by one to choose a new password. */
export const VERIFIED_BY = ['link', 'recovery'] as const;

/**
 * The account's address is verified now. `recovery`: the account may have been made by a stranger, whose doings its
 * owner does not know (rule: recovery-shuts-others-out).
 */
export const emailVerified = defineEvent(
  'user.email-verified',
  z.object({ userId: ObjectIdString, by: z.enum(VERIFIED_BY) }),
  (data) => data.userId,
);

/** The user has another name, which whoever keeps it asks identity for: facts that arrive late change nothing then. */
export const userRenamed = defineEvent('user.renamed', z.object({ userId: ObjectIdString }), (data) => data.userId);

/** The account was deleted; its parties must be deleted too. */
export const userDeleted = defineEvent('user.deleted', z.object({ userId: ObjectIdString }), (data) => data.userId);
