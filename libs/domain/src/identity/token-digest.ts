import { createHash } from 'node:crypto';

/** What the store keeps of a secret token: SHA-256, hex. Tokens are 256 random bits, so no salt is needed. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
