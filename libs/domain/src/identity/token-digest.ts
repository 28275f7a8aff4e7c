import { createHash } from 'node:crypto';

/**
 * SHA-256 of a secret token, an address or a network, stored or shown in its place: 64 characters as hex, 43 as
 * base64url. Tokens are 256 random bits and need no salt.
 */
export const digestOf = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text, 'utf8').digest(encoding);
