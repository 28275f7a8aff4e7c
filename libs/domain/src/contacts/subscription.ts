import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeOneClick } from '@festlig/contracts/contacts/http';
import { requestParts } from '@festlig/contracts/define';
import { inboxHash, keptForms } from '../identity/inbox-of';
import { digestOf } from '../identity/token-digest';

/**
 * Links that stop and resume invitations to one inbox or one phone number without revealing it (rules:
 * unsubscribe-signed, unsubscribe-inbox, unsubscribe-texts). `signature` proves that we made the link. `hash` is SHA-256 of
 * the inbox, or a keyed hash of the number; both are base64url: 43 characters for an inbox, and 22 (128 bits) for a number,
 * whose link must fit in one text.
 */
export const subscriptionHash = (email: string): string => inboxHash(email);

/** The hashes under which an address may have unsubscribed: that of its inbox, and those that older links used. */
export const subscriptionHashes = (email: string): string[] => [
  ...new Set([subscriptionHash(email), ...keptForms(email).map((form) => digestOf(form, 'base64url'))]),
];

const NUMBER = 'sms-';
/** The beginning of the hashes of an earlier version, from which a number can be found by trying all numbers. */
export const UNKEYED_NUMBER = 'tel-';
/** Base64url characters of 128 bits. */
const SHORT = 22;

const hmacOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('base64url');

/** The hash that an earlier version gave a number: it needs no secret. */
export const unkeyedTextHash = (phone: string): string => `${UNKEYED_NUMBER}${digestOf(`tel:${phone}`, 'base64url')}`;

/** The keyed hash in the place of one of an earlier version; any other hash is returned as it is. */
export const keyedHash = (hash: string, secret: string): string =>
  /^tel-.{43}$/.test(hash) ? NUMBER + hmacOf(`number ${hash}`, secret).slice(0, SHORT) : hash;

/**
 * The hash of a phone number in E.164. Numbers are few enough to try them all, so that the secret is part of it. Its
 * beginning tells calls and page that the link is about texts.
 */
export const textSubscriptionHash = (phone: string, secret: string): string =>
  keyedHash(unkeyedTextHash(phone), secret);

/** Whether a hash is that of a phone number, as this or an earlier version makes it. */
export const isTextSubscription = (hash: string): boolean => /^(sms-.{22}|tel-.{43})$/.test(hash);

export function subscriptionSignature(hash: string, secret: string): string {
  return hmacOf(hash, secret).slice(0, /^sms-.{22}$/.test(hash) ? SHORT : undefined);
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
  pathOf(textSubscriptionHash(phone, secret), secret);
