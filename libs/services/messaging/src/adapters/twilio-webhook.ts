import type { TextWish } from '@festlig/domain/messaging/incoming-text';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
// Two small parts: the whole library takes 25 MB.
import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { MessagingConfig } from '../config';
import type { TextReport } from './text-sender';
import { textReportOf } from './twilio-answers';

const PATH = '/webhooks/twilio';
/** What Twilio's Advanced Opt-Out has read, by the value of `OptOutType`. */
const ORDERS: Partial<Record<string, TextWish>> = { STOP: 'stop', START: 'start', HELP: 'help' };

/** The address at which Twilio reports what becomes of a text. */
export function reportAddress(publicUrl: string, reference: string): string {
  const address = new URL(PATH, publicUrl);
  address.searchParams.set('text', reference);
  return address.href;
}

/** A request as it came from Twilio, or from somebody else; `text` is the reference in its address. */
export interface SignedRequest {
  text?: string | undefined;
  payload: string;
  signature: string;
}

/**
 * What Twilio tells. `report`: what became of the text with that reference. `incoming`: somebody has written to us;
 * `id` is Twilio's name of that text. Where Twilio itself reads and answers orders, in whatever language, `order` is what it
 * has read, and `isAnswered` tells that it has answered.
 */
export type TwilioNews =
  | { kind: 'report'; reference: string; report: TextReport }
  | { kind: 'incoming'; id: string; phone: string; body: string; order: TextWish | null; isAnswered: boolean };

/** What Twilio is told to text to somebody who has written to us; with null nothing. */
export function twilioAnswer(words: string | null): string {
  const answer = new MessagingResponse();
  if (words !== null) answer.message(words);
  return answer.toString();
}

/** Reads what Twilio tells us. */
@Injectable()
export class TwilioWebhook {
  constructor(
    private readonly config: MessagingConfig,
    private readonly platform: Config,
  ) {}

  /**
   * Returns null for a message that says nothing of a text.
   * @throws CallError webhook_signature_invalid unless Twilio signed exactly this for our public address
   */
  read({ text, payload, signature }: SignedRequest): TwilioNews | null {
    const { PUBLIC_URL } = this.platform.values;
    const address = text === undefined ? new URL(PATH, PUBLIC_URL).href : reportAddress(PUBLIC_URL, text);
    const fields = Object.fromEntries(new URLSearchParams(payload));
    if (!validateRequest(this.config.values.TWILIO_AUTH_TOKEN, signature, address, fields)) {
      throw new CallError('webhook_signature_invalid');
    }
    if (fields['AccountSid'] !== this.config.values.TWILIO_ACCOUNT_SID) return null;
    if (text === undefined) return incomingOf(fields);
    const report = textReportOf(fields['MessageStatus'] ?? '', fields['ErrorCode']);
    return report && { kind: 'report', reference: text, report };
  }
}

function incomingOf({
  MessageSid: id,
  From: phone,
  Body: body = '',
  OptOutType: type = '',
}: Partial<Record<string, string>>) {
  if (!id || !phone) return null;
  const order = ORDERS[type.toUpperCase()] ?? null;
  return { kind: 'incoming', id, phone, body, order, isAnswered: type !== '' } as const;
}
