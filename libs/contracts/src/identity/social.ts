import { z } from 'zod';
import { call, Instant, Language } from '../define';
import * as http from './http';
import { NewSession, SessionToken, UserAgent } from './session';

/** The companies with whose accounts users can log in (rule: social-log-in). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const SocialProviderName = z.enum(SOCIAL_PROVIDERS);
export type SocialProviderName = z.output<typeof SocialProviderName>;

/** Marks one browser: the gateway derives it from the cookie. */
const Browser = z.string().max(100).default('');

const Flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/**
 * `link` adds the provider to the account of the user who is logged in. A sign-up requires `accept_terms`
 * (rules: social-log-in, social-sign-up).
 */
export const ConnectInput = z.object({
  provider: SocialProviderName,
  type: z.enum(['login', 'signup', 'link']).default('login'),
  /** A path of our own, where a browser that opened no window goes afterwards. */
  destination: z.string().max(2000, 'too_long').default('/'),
  /** Any word of the page that opened the window, by which it recognises the message at the end. */
  state: z
    .string()
    .regex(/^[\w-]{0,64}$/, 'invalid')
    .default(''),
  accept_terms: Flag,
  marketingConsent: Flag,
  language: Language.default('da'),
  browser: Browser,
  sessionToken: SessionToken.default(''),
});

/** What the provider adds to our address: a code, or an error. */
const FinishInput = z.object({
  provider: SocialProviderName,
  state: z.string().max(200).default(''),
  code: z.string().max(4000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  browser: Browser,
  /** The session that this browser had until now: it ends when another one begins. */
  sessionToken: SessionToken.default(''),
  userAgent: UserAgent,
});

/** How a user can log in. */
const Logins = z.object({
  hasPassword: z.boolean(),
  /** The address that replaces the account's once it is confirmed (rule: change-email). */
  waitingEmail: z.string().nullable().default(null),
  providers: z.array(z.object({ provider: SocialProviderName, email: z.string(), linkedAt: Instant })),
});
export type Logins = z.output<typeof Logins>;

/** Log-in, sign-up and linking through providers. */
export const socialCalls = {
  beginConnect: call({
    summary: 'Begin to log in, sign up or link through a provider. Redirects to its log-in page.',
    access: 'public',
    input: ConnectInput,
    output: z.object({ url: z.string() }),
    idempotent: false,
    errors: ['connect_unknown_provider', 'connect_expired', 'email_not_verified', 'needs_login', 'terms_required'],
    http: http.beginConnect,
  }),
  finishConnect: call({
    summary: 'The provider redirects here. Starts a session, and redirects to the page that asked, or says why not.',
    access: 'public',
    input: FinishInput,
    output: z.object({ url: z.string(), session: NewSession.optional() }),
    idempotent: false,
    errors: [
      'connect_unknown_provider',
      'connect_expired',
      'connect_cancelled',
      'connect_failed',
      'connect_email_unverified',
      'connect_not_linked',
      'connect_taken',
      'connect_another_linked',
      'email_not_verified',
      'needs_login',
      'not_found',
    ],
    http: http.finishConnect,
  }),
  getLogins: call({
    summary: 'How the logged-in user can log in: whether with a password, and with which providers.',
    access: 'user',
    input: z.object({}),
    output: Logins,
    idempotent: true,
    http: http.getLogins,
  }),
  unlinkProvider: call({
    summary:
      'Unlink a provider from the account, and log out everywhere else. Refused when it is the only way to log in.',
    access: 'user',
    input: z.object({ provider: SocialProviderName, sessionToken: SessionToken.default('') }),
    output: Logins,
    idempotent: true,
    errors: ['only_login'],
    http: http.unlinkProvider,
  }),
};
