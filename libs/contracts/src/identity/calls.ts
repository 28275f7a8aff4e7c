import { z } from 'zod';
import { call, ClientAddress, defineContract, Done, Email, Instant, Language, ObjectIdString } from '../define';
import { identityErrors } from './errors';
import * as http from './http';
import { mailCalls } from './mail-calls';
import { phoneCalls } from './phone';
import { NewSession, SessionToken, sessionCalls, UserAgent } from './session';
import { socialCalls } from './social';
import { SenderName, User, UserInput } from './user';

/** Fewest characters of a password (rule: password-length). */
export const PASSWORD_MIN_LENGTH = 8;

const NewPassword = z.string().min(PASSWORD_MIN_LENGTH, 'too_short').max(200, 'too_long');

/** Registration requires accepting the terms (rules: sign-up-form, terms-accepted). */
export const RegisterInput = z.object({
  name: SenderName,
  email: Email,
  password: NewPassword,
  accept_terms: z.literal(true, 'terms_required'),
  marketing_consent: z.boolean().default(false),
  language: Language.default('da'),
  clientAddress: ClientAddress,
  userAgent: UserAgent,
});

export const LoginInput = z.object({
  email: Email,
  password: z.string().min(1, 'required').max(200, 'too_long'),
  remember_me: z.boolean().default(false),
  /** The session that this browser had until now: it ends. */
  sessionToken: SessionToken.default(''),
  userAgent: UserAgent,
});

export const RecoverPasswordInput = z.object({ email: Email, clientAddress: ClientAddress });

/** The token of a mailed link. */
const MailedToken = z.string().min(1, 'required').max(200);

export const ReplacePasswordInput = z.object({ token: MailedToken, password: NewPassword, userAgent: UserAgent });

/**
 * Proves that a logged-in user is the account's owner: its password, or for an account without one a session that began
 * a short time ago (rule: own-password-or-fresh).
 */
const CurrentProof = {
  currentPassword: z.string().max(200, 'too_long').default(''),
  sessionToken: SessionToken.default(''),
};

/** `currentPassword` is required unless the caller is logged in to the account of the address. */
export const ConfirmEmailInput = z.object({
  token: MailedToken,
  currentPassword: z.string().max(200, 'too_long').default(''),
  userAgent: UserAgent,
});

/** `password2` repeats `password` (rules: change-password, password-repeated). */
export const ChangePasswordInput = z
  .object({
    ...CurrentProof,
    password: NewPassword,
    password2: z.string().max(200, 'too_long'),
    userAgent: UserAgent,
  })
  .refine(({ password, password2 }) => password === password2, { path: ['password2'], error: 'passwords_differ' });

/** The address is required and must have the form of one (rule: email-form). */
export const ChangeEmailInput = z.object({
  email: Email,
  ...CurrentProof,
  clientAddress: ClientAddress,
});

/**
 * The gateway turns `session` into a cookie, which browser code never sees. Without `session` the current one
 * continues.
 */
const SessionStarted = z.object({ user: User, session: NewSession.optional() });

/** Errors of calls that require the account's password. */
const CURRENT = ['current_password_required', 'current_password_wrong', 'too_many_tries'] as const;

/** Accounts and sessions, and the data that the web app loads first (rules: initial-call, account-calls). */
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
      /**
       * Keys for the browser: `googleMaps`, if maps are Google's; `google` and `facebook`, our public ids there, if users
       * can log in with them.
       */
      providerKeys: z.record(z.string(), z.string()),
      /** The short domain of links to invitations; left out when it is the product's own (rule: short-domain). */
      shortUrl: z.string().optional(),
      /** Added by the gateway: the token for the header X-CSRF-Token of requests that change something. */
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
    summary: 'The user of a session cookie, or null. The gateway asks before it passes a call on.',
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
      'The age of an account, the number of mails per day an operator has set for it (null = the usual number), and a hash of ' +
      'the inbox of its address: accounts with the same inbox share one quota.',
    access: 'internal',
    input: z.object({ userId: ObjectIdString }),
    output: z.object({
      createdAt: Instant,
      dailyMails: z.number().int().nullable(),
      inbox: z.string().nullable().default(null),
    }),
    idempotent: true,
  }),
  ...mailCalls,
  getMailedLink: call({
    summary: 'The link that was requested and its recipient; null if it no longer works.',
    access: 'internal',
    input: z.object({ kind: z.enum(['verification', 'recovery']), userId: ObjectIdString, linkId: ObjectIdString }),
    output: z.object({
      /** `token` confirms an address for 3 days, or sets a new password once within an hour. */
      link: z
        .object({
          email: z.string(),
          name: z.string(),
          language: Language,
          token: z.string(),
          /** Whether `email` is to replace the confirmed address of the account (rule: change-email). */
          replaces: z.boolean().default(false),
        })
        .nullable(),
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
    summary: 'The address that a mailed link confirms, for the page with the confirm button. Confirms nothing.',
    access: 'public',
    input: z.object({ token: MailedToken }),
    output: z.object({
      /** Complete for the owner; mostly masked for others. */
      email: z.string(),
      /** True when the address belongs to the user who is logged in. */
      own: z.boolean(),
      confirmed: z.boolean(),
    }),
    idempotent: true,
    errors: ['verification_expired'],
    http: http.describeVerification,
  }),
  confirmEmail: call({
    summary:
      'Confirm an e-mail address with the token from the mailed link: as the user who is logged in to that account, or with its password, which starts a session.',
    access: 'public',
    input: ConfirmEmailInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['verification_expired', 'waiting_email_taken', ...CURRENT, 'needs_login'],
    http: http.confirmEmail,
  }),
  updateUser: call({
    summary: 'Change a user’s settings. Only the given fields are written.',
    access: 'user',
    input: UserInput,
    output: User,
    idempotent: true,
    errors: ['phone_needs_plus', 'phone_invalid'],
    http: http.updateUser,
  }),
  recoverPassword: call({
    summary: 'Mail a link for choosing a new password. The answer does not reveal whether there is such a user.',
    access: 'public',
    input: RecoverPasswordInput,
    output: z.object({ status: z.literal('sent') }),
    idempotent: false,
    http: http.recoverPassword,
  }),
  describeRecovery: call({
    summary:
      'Whether a mailed link can still set a new password, for the page with the form. Does not use up the link.',
    access: 'public',
    input: z.object({ token: MailedToken }),
    output: Done,
    idempotent: true,
    errors: ['recovery_expired'],
    http: http.describeRecovery,
  }),
  replacePassword: call({
    summary: 'Set a new password with the token from the mailed link. Ends all sessions and starts a new one.',
    access: 'public',
    input: ReplacePasswordInput,
    output: SessionStarted,
    idempotent: false,
    errors: ['recovery_expired', 'password_guessable'],
    http: http.replacePassword,
  }),
  ...phoneCalls,
  changePassword: call({
    summary: 'Change the password of the logged-in user, or set the first one. Ends all sessions and starts a new one.',
    access: 'user',
    input: ChangePasswordInput,
    output: SessionStarted,
    idempotent: false,
    errors: [...CURRENT, 'password_guessable'],
    http: http.changePassword,
  }),
  changeEmail: call({
    summary:
      'Change the address of the logged-in user: at once when the current one is unverified, otherwise when the link that is mailed to the new one is confirmed.',
    access: 'user',
    input: ChangeEmailInput,
    output: User,
    idempotent: false,
    errors: ['email_taken', ...CURRENT, 'too_many_mails', 'too_many_mails_today'],
    http: http.changeEmail,
  }),
  cancelEmailChange: call({
    summary: 'Withdraw the address that waits to be confirmed, and its link. Nothing happens when none does.',
    access: 'user',
    input: z.object({}),
    output: Done,
    idempotent: true,
    http: http.cancelEmailChange,
  }),
  ...socialCalls,
  ...sessionCalls,
  deleteUser: call({
    summary: 'Delete the account of the logged-in user and all its parties. Requires its password. Ends all sessions.',
    access: 'user',
    input: z.object(CurrentProof),
    output: Done,
    idempotent: true,
    errors: [...CURRENT],
    http: http.deleteUser,
  }),
});
