import { z } from 'zod';
import { Instant } from '../define';

/** The token in a session cookie. A longer one was not made by us. */
export const SessionToken = z.string().max(100);

/**
 * A new session for the cookie. `token` is 256 random bits in base64url. `expiresAt` is ISO 8601; null = until the
 * browser closes.
 */
export const NewSession = z.object({ token: z.string(), expiresAt: Instant.nullable() });
