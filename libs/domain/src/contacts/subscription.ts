import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeOneClick } from '@festlig/contracts/contacts/http';
import { comparedEmail, requestParts } from '@festlig/contracts/define';
import { digestOf } from '../identity/token-digest';

/**
 * Links that stop (and resume) invitations to one address, without naming it (rule: unsubscribe-signed).
 * `hash` is SHA-256 of the compared form of the address, `signature` proves that we made the link:
 * both base64url, 43 characters.
 */
export function subscriptionHash(email: string): string {
  return digestOf(comparedEmail(email), 'base64url');
}

export function subscriptionSignature(hash: string, secret: string): string {
  return createHmac('sha256', secret).update(hash, 'utf8').digest('base64url');
}

/** In constant time, so that a signature cannot be guessed byte by byte. */
export function isSubscriptionSignature(hash: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(subscriptionSignature(hash, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** `/unsubscribe/<hash>/<signature>`: the page of the link, and (by POST) the RFC 8058 address. */
export function subscriptionPath(email: string, secret: string): string {
  const hash = subscriptionHash(email);
  return requestParts(unsubscribeOneClick, { hash, signature: subscriptionSignature(hash, secret) }).url;
}
