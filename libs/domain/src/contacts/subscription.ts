import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeOneClick } from '@festlig/contracts/contacts/http';
import { requestParts } from '@festlig/contracts/define';
import { inboxHash, keptForms } from '../identity/inbox-of';
import { digestOf } from '../identity/token-digest';

/**
 * Links that stop and resume invitations to one inbox without revealing it (rules: unsubscribe-signed,
 * unsubscribe-inbox). `hash` is SHA-256 of the inbox, `signature` proves that we made the link; both are base64url,
 * 43 characters.
 */
export const subscriptionHash = (email: string): string => inboxHash(email);

/** The hashes under which an address may have unsubscribed: that of its inbox, and those that older links used. */
export const subscriptionHashes = (email: string): string[] => [
  ...new Set([subscriptionHash(email), ...keptForms(email).map((form) => digestOf(form, 'base64url'))]),
];

export function subscriptionSignature(hash: string, secret: string): string {
  return createHmac('sha256', secret).update(hash, 'utf8').digest('base64url');
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSubscriptionSignature(hash: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(subscriptionSignature(hash, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** `/unsubscribe/<hash>/<signature>`: the address of the page, and with POST of one-click unsubscribing (RFC 8058). */
export function subscriptionPath(email: string, secret: string): string {
  const hash = subscriptionHash(email);
  return requestParts(unsubscribeOneClick, { hash, signature: subscriptionSignature(hash, secret) }).url;
}
