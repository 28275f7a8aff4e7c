import { z } from 'zod';
import {
  call,
  ClientAddress,
  defineContract,
  Done,
  Email,
  Instant,
  Language,
  ObjectIdString,
  requiredText,
} from '../define';
import { identityErrors } from './errors';
import * as http from './http';
import { holdsAddress } from './holds-address';
import { namesUs } from './names-us';

/** The fewest characters of a password (rule: password-length). */
export const PASSWORD_MIN_LENGTH = 8;

/** Field names are the wire's (rule: user-fields). */
export const User = z.object({
  id: ObjectIdString,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  marketingConsent: z.boolean(),
  muteRsvps: z.boolean(),
  muteRsvpMessages: z.boolean(),
  language: Language,
});
export type User = z.output<typeof User>;

/**
 * A user's name stands as the sender of mails, where an address, a link or our own name would pass for another's
 * (rule: sender-name).
 */
const SenderName = requiredText(120)
  .refine((name) => !holdsAddress(name), 'name_holds_address')
  .refine((name) => !namesUs(name), 'name_passes_for_ours');

/** What users say about themselves (rule: account-page). `mute…` true = no such mail. */
export const UserInput = User.pick({ marketingConsent: true, muteRsvps: true, muteRsvpMessages: true, language: true })
  .extend({ name: SenderName })
  .partial();

/** The token in a session cookie. A longer one was not made here. */
export const SessionToken = z.string().max(100);

/** A new session for the cookie. `token` is 256 random bits, base64url; `expiresAt` ISO 8601, null = until the browser closes. */
export const NewSession = z.object({ token: z.string(), expiresAt: Instant.nullable() });

const NewPassword = z.string().min(PASSWORD_MIN_LENGTH, 'too_short').max(200, 'too_long');

/** Nobody signs up without having accepted the terms (rules: sign-up-form, terms-accepted). */
export const RegisterInput = z.object({
  name: SenderName,
  email: Email,
  password: NewPassword,
  accept_terms: z.literal(true, 'terms_required'),
  marketing_consent: z.boolean().default(false),
  language: Language.default('da'),
  clientAddress: ClientAddress,
});

export const LoginInput = z.object({
  email: Email,
  password: z.string().min(1, 'required').max(200, 'too_long'),
  remember_me: z.boolean().default(false),
});

export const RecoverPasswordInput = z.object({ email: Email, clientAddress: ClientAddress });

/** From a mailed link. */
const MailedToken = z.string().min(1, 'required').max(200);

export const ReplacePasswordInput = z.object({ token: MailedToken, password: NewPassword });

/** `currentPassword` is needed from who is not logged in to the account whose address it is. */
export const ConfirmEmailInput = z.object({
  token: MailedToken,
  currentPassword: z.string().max(200, 'too_long').default(''),
});

/** `password2` repeats `password` (rules: change-password, password-repeated). */
export const ChangePasswordInput = z
  .object({
    currentPassword: z.string().max(200, 'too_long').default(''),
    password: NewPassword,
    password2: z.string().max(200, 'too_long'),
  })
  .refine(({ password, password2 }) => password === password2, { path: ['password2'], error: 'passwords_differ' });

/** An address is required and looks like one (rule: email-form). */
export const ChangeEmailInput = z.object({
  email: Email,
  currentPassword: z.string().max(200, 'too_long').default(''),
  clientAddress: ClientAddress,
});

/** The gateway turns `session` into a cookie; browsers never see it. Without one the browser's own session goes on. */
const SessionStarted = z.object({ user: User, session: NewSession.optional() });

/** To who must show that the account is theirs by its password. */
const CURRENT = ['current_password_required', 'current_password_wrong', 'too_many_tries'] as const;

/** Who people are, and what they are told first (rules: initial-call, account-calls). */
export const identity = defineContract('identity', identityErrors, {
  getInitial: call({
    summary:
      'What the web app needs before it can draw: the user (null for a visitor), CSRF token, language and flags.',
    access: 'public',
    input: z.object({}),
    output: z.object({
      user: User.nullable(),
      language: Language,
      flags: z.record(z.string(), z.boolean()),
      /** Keys a browser may know: `googleMaps`, where maps are Google's. */
      providerKeys: z.record(z.string(), z.string()),
      /** The gateway adds it: what changes must bring along in the header X-CSRF-Token. */
      csrf: z.string().optional(),
    }),
    idempotent: true,
    isShared: true,
    http: http.getInitial,
  }),
  register: call({
    summary: 'Sign up with e-mail and password. Starts a session and asks for the address to be verified.',
    access: 'public',
    input: RegisterInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['email_taken', 'password_guessable', 'too_many_mails', 'too_many_mails_today'],
    http: http.register,
  }),
  login: call({
    summary: 'Log in with e-mail and password.',
    access: 'public',
    input: LoginInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['login_failed', 'too_many_tries'],
    http: http.login,
  }),
  logout: call({
    summary: 'End the session of this browser.',
    access: 'public',
    input: z.object({ sessionToken: SessionToken.default('') }),
    output: z.object({ url: z.string() }),
    idempotent: true,
    http: http.logout,
  }),
  resolveSession: call({
    summary: 'The user behind a session cookie, or null. The gateway asks before it passes a call on.',
    access: 'internal',
    input: z.object({ token: SessionToken }),
    output: z.object({ user: User.nullable() }),
    idempotent: true,
  }),
  getUser: call({
    summary: 'A user by id, for the services that write to hosts.',
    access: 'internal',
    input: z.object({ userId: ObjectIdString }),
    output: User,
    idempotent: true,
  }),
  getSender: call({
    summary:
      'How old an account is, how many mails a day an operator lets it send (null = as many as others), and a hash of ' +
      'the inbox behind its address: another account of the same one has no mails of its own.',
    access: 'internal',
    input: z.object({ userId: ObjectIdString }),
    output: z.object({
      createdAt: Instant,
      dailyMails: z.number().int().nullable(),
      inbox: z.string().nullable().default(null),
    }),
    idempotent: true,
  }),
  getMailedLink: call({
    summary: 'A link that was asked for, and whom it is mailed to; null when it works no more.',
    access: 'internal',
    input: z.object({ kind: z.enum(['verification', 'recovery']), userId: ObjectIdString, linkId: ObjectIdString }),
    output: z.object({
      /** `token` confirms an address for 3 days, or sets a new password within an hour, and once. */
      link: z.object({ email: z.string(), name: z.string(), language: Language, token: z.string() }).nullable(),
    }),
    idempotent: true,
  }),
  requestEmailVerification: call({
    summary: 'Mail the verification link again.',
    access: 'user',
    input: z.object({ clientAddress: ClientAddress }),
    output: Done,
    idempotent: false,
    errors: ['too_many_mails', 'too_many_mails_today'],
    http: http.requestEmailVerification,
  }),
  describeVerification: call({
    summary: 'Whose address a mailed link confirms, for the page that asks for the press. Confirms nothing.',
    access: 'public',
    input: z.object({ token: MailedToken }),
    output: z.object({
      /** All of it for its owner; for others most of it is hidden. */
      email: z.string(),
      /** It belongs to who is logged in here. */
      own: z.boolean(),
      confirmed: z.boolean(),
    }),
    idempotent: true,
    errors: ['verification_expired'],
    http: http.describeVerification,
  }),
  confirmEmail: call({
    summary:
      'Confirm an e-mail address with the token from the mailed link: by who is logged in to that account, or with its password, which starts a session.',
    access: 'public',
    input: ConfirmEmailInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['verification_expired', ...CURRENT, 'needs_login'],
    http: http.confirmEmail,
  }),
  updateUser: call({
    summary: 'Change what a user has said about themselves. Only the fields that are there are written.',
    access: 'user',
    input: UserInput,
    output: User,
    idempotent: true,
    http: http.updateUser,
  }),
  recoverPassword: call({
    summary: 'Mail a link to choose a new password with. Answers the same whether there is such a user or not.',
    access: 'public',
    input: RecoverPasswordInput,
    output: z.object({ status: z.literal('sent') }),
    idempotent: false,
    http: http.recoverPassword,
  }),
  describeRecovery: call({
    summary: 'Whether a mailed link still sets a new password, for the page that asks for it. Uses nothing up.',
    access: 'public',
    input: z.object({ token: MailedToken }),
    output: Done,
    idempotent: true,
    errors: ['recovery_expired'],
    http: http.describeRecovery,
  }),
  replacePassword: call({
    summary: 'Set a new password with the token from the mailed link. Ends all sessions, and starts one.',
    access: 'public',
    input: ReplacePasswordInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['recovery_expired', 'password_guessable'],
    http: http.replacePassword,
  }),
  changePassword: call({
    summary: 'Change the password of who is logged in. Ends all sessions, and starts one.',
    access: 'user',
    input: ChangePasswordInput,
    output: SessionStarted,
    idempotent: false,
    errors: [...CURRENT, 'password_guessable'],
    http: http.changePassword,
  }),
  changeEmail: call({
    summary: 'Change the address of who is logged in. It is unverified until the link mailed to it is pressed.',
    access: 'user',
    input: ChangeEmailInput,
    output: User,
    idempotent: false,
    errors: ['email_taken', ...CURRENT, 'too_many_mails', 'too_many_mails_today'],
    http: http.changeEmail,
  }),
  deleteUser: call({
    summary: 'Delete the account of who is logged in, by its password, with every party of theirs. Ends all sessions.',
    access: 'user',
    input: z.object({ currentPassword: z.string().max(200, 'too_long').default('') }),
    output: Done,
    idempotent: true,
    errors: [...CURRENT],
    http: http.deleteUser,
  }),
});
