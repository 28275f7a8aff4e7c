import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeOneClick } from '@festlig/contracts/contacts/http';
import { requestParts } from '@festlig/contracts/define';
import { inboxHash, keptForms } from '../identity/inbox-of';
import { digestOf } from '../identity/token-digest';

/**
 * Links that stop and resume invitations to one inbox or one phone number without revealing it (rules:
 * unsubscribe-signed, unsubscribe-inbox, unsubscribe-texts). `hash` is SHA-256 of the inbox, `signature` proves that we made the link; both are base64url,
 * 43 characters.
 */
export const subscriptionHash = (email: string): string => inboxHash(email);

/** The hashes under which an address may have unsubscribed: that of its inbox, and those that older links used. */
export const subscriptionHashes = (email: string): string[] => [
  ...new Set([subscriptionHash(email), ...keptForms(email).map((form) => digestOf(form, 'base64url'))]),
];

/** The hash of a phone number in E.164. Its beginning tells calls and page that the link is about texts. */
export const textSubscriptionHash = (phone: string): string => `tel-${digestOf(`tel:${phone}`, 'base64url')}`;

/** Whether a hash is that of a phone number. */
export const isTextSubscription = (hash: string): boolean => /^tel-.{43}$/.test(hash);

export function subscriptionSignature(hash: string, secret: string): string {
  return createHmac('sha256', secret).update(hash, 'utf8').digest('base64url');
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSubscriptionSignature(hash: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(subscriptionSignature(hash, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const pathOf = (hash: string, secret: string): string =>
  requestParts(unsubscribeOneClick, { hash, signature: subscriptionSignature(hash, secret) }).url;

/** `/unsubscribe/<hash>/<signature>`: the address of the page, and with POST of one-click unsubscribing (RFC 8058). */
export const subscriptionPath = (email: string, secret: string): string => pathOf(subscriptionHash(email), secret);

/** The address of the page on which the owner of a phone number in E.164 stops and resumes texts. */
export const textSubscriptionPath = (phone: string, secret: string): string =>
  pathOf(textSubscriptionHash(phone), secret);
