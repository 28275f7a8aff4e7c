import { z } from 'zod';
import { call, Done, Instant } from '../define';
import * as http from './http';

/** The token in a session cookie. A longer one was not made by us. */
export const SessionToken = z.string().max(100);

/**
 * A new session for the cookie. `token` is 256 random bits in base64url. `expiresAt` is ISO 8601; null = until the
 * browser closes.
 */
export const NewSession = z.object({ token: z.string(), expiresAt: Instant.nullable() });

/** The browser as it describes itself, filled in by the gateway. Only its {@link Device} is stored. */
export const UserAgent = z.string().max(20_000).default('');

export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'other'] as const;
export const SYSTEMS = ['windows', 'macos', 'ios', 'android', 'linux', 'chromeos', 'other'] as const;

/** The kinds of browser and system of a session: enough for its owner to recognise it, too little to track anybody. */
export const Device = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) });
export type Device = z.output<typeof Device>;

const SessionId = z.string().regex(/^[0-9a-f]{24}$/, 'invalid');

/** A session as its user sees it. The id says nothing about the token. */
const ShownSession = Device.extend({
  id: z.string(),
  /** Null for sessions of earlier versions. */
  startedAt: Instant.nullable(),
  /** Exact to ten minutes. */
  usedAt: Instant.nullable(),
  /** Whether it is the session of this browser. */
  current: z.boolean(),
});
export type ShownSession = z.output<typeof ShownSession>;

const OwnToken = { sessionToken: SessionToken.default('') };

/** The sessions of the logged-in user (rule: sessions-listed). */
export const sessionCalls = {
  listSessions: call({
    summary: 'Where the user is logged in: the sessions used last, at most fifty.',
    access: 'user',
    input: z.object(OwnToken),
    output: z.object({ items: z.array(ShownSession) }),
    idempotent: true,
    http: http.listSessions,
  }),
  endSession: call({
    summary: 'Log out one session of the user.',
    access: 'user',
    input: z.object({ sessionId: SessionId }),
    output: Done,
    idempotent: true,
    http: http.endSession,
  }),
  endOtherSessions: call({
    summary: 'Log out everywhere but in this browser.',
    access: 'user',
    input: z.object(OwnToken),
    output: Done,
    idempotent: true,
    http: http.endOtherSessions,
  }),
};
