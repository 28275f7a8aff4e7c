import { createHash } from 'node:crypto';

/**
 * What is kept or shown in place of a secret token, or of whose address or network it is: SHA-256, 64 characters as hex, 43
 * as base64url. Tokens are 256 random bits, so no salt is needed.
 */
export const digestOf = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text, 'utf8').digest(encoding);
