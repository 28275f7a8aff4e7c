import { z } from 'zod';
import { call, Done } from '../define';
import { AUDIENCE_PAGE_SIZE } from './audience';
import * as http from './http';

const Signed = z.object({ hash: z.string().max(64), signature: z.string().max(64) });
/** `channel`: whether the link is that of an address, which gets mails, or of a number, which gets texts. */
const Subscription = z.object({ channel: z.enum(['mail', 'text']).default('mail'), subscribed: z.boolean() });
/** A phone number in E.164. */
const PhoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'invalid');

/** Who has unsubscribed, from mails by address and from texts by phone number. */
export const subscriptionCalls = {
  listUnsubscribed: call({
    summary: 'Which of the given addresses and phone numbers have unsubscribed.',
    access: 'internal',
    input: z.object({
      emails: z.array(z.string().max(320)).max(AUDIENCE_PAGE_SIZE).default([]),
      phones: z.array(z.string().max(32)).max(AUDIENCE_PAGE_SIZE).default([]),
    }),
    output: z.object({ emails: z.array(z.string()), phones: z.array(z.string()).default([]) }),
    idempotent: true,
  }),
  stopTexts: call({
    summary: 'Stop the texts of all parties to a phone number, whose owner has texted so. Repeating changes nothing.',
    access: 'internal',
    input: z.object({ phone: PhoneNumber }),
    output: Done,
    idempotent: true,
  }),
  resumeTexts: call({
    summary: 'Let texts reach a phone number again, whose owner has texted so.',
    access: 'internal',
    input: z.object({ phone: PhoneNumber }),
    output: Done,
    idempotent: true,
  }),
  getSubscription: call({
    summary: 'Whether the address or number behind a signed link receives invitations. Changes nothing.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.getSubscription,
  }),
  unsubscribe: call({
    summary:
      'Stop invitations to the address or number behind a signed link. A GET, made by the page’s button ' +
      'with the CSRF header, so that a link scanner cannot.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.unsubscribe,
  }),
  resubscribe: call({
    summary: 'Receive invitations again.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.resubscribe,
  }),
  unsubscribeOneClick: call({
    summary: 'RFC 8058: the mail program’s own unsubscribe button. No cookie; the signature is the proof.',
    access: 'public',
    input: Signed,
    output: Subscription,
    idempotent: true,
    errors: ['signature_invalid'],
    http: http.unsubscribeOneClick,
  }),
};
