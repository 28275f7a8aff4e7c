import { readConfig } from '@festlig/platform/config';
import { Config, type PlatformConfig } from '@festlig/platform/config/platform-variables';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { describe, expect, it } from '@jest/globals';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { MessagingConfig } from '../config';
import { reportAddress, TwilioWebhook } from './twilio-webhook';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const SECRET = 'a token for tests';
const reference = `${'a'.repeat(24)}-0-t:12`;
const reported = { AccountSid: ACCOUNT, MessageSid: 'SM1', MessageStatus: 'delivered', To: '+4520123456' };
const written = {
  AccountSid: ACCOUNT,
  MessageSid: 'SM2',
  From: '+4520123456',
  Body: 'Stop æøå',
  SmsStatus: 'received',
};

describe('TwilioWebhook', () => {
  const webhookAt = (publicUrl: string) =>
    new TwilioWebhook(
      new MessagingConfig(readConfig(MessagingConfig.variables, messagingEnvironment())),
      new Config({ PUBLIC_URL: publicUrl } as PlatformConfig),
    );
  const webhook = webhookAt('https://festlig.example');
  const signed = (fields: Record<string, string>, address: string, secret = SECRET) => ({
    payload: new URLSearchParams(fields).toString(),
    signature: getExpectedTwilioSignature(secret, address, fields),
  });
  const own = 'https://festlig.example/webhooks/twilio';
  const report = (fields: Record<string, string>) =>
    signed(fields, reportAddress('https://festlig.example', reference));

  it('reads what became of the text with the reference in the address', () => {
    expect(webhook.read({ text: reference, ...report(reported) })).toEqual({
      kind: 'report',
      reference,
      report: { status: 'delivered' },
    });
    const failed = report({ ...reported, MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(webhook.read({ text: reference, ...failed })).toMatchObject({
      report: { status: 'undelivered', reason: 'number_unreachable' },
    });
  });

  it('reads a text that somebody has written to us, and whether Twilio has answered it', () => {
    const text = { kind: 'incoming', id: 'SM2', phone: '+4520123456', body: 'Stop æøå' };
    expect(webhook.read(signed(written, own))).toEqual({ ...text, order: null, isAnswered: false });
    for (const [OptOutType, order] of Object.entries({ STOP: 'stop', START: 'start', HELP: 'help', OTHER: null })) {
      expect(webhook.read(signed({ ...written, OptOutType }, own))).toEqual({ ...text, order, isAnswered: true });
    }
  });

  it('accepts the signature of our public address with and without its port', () => {
    const local = webhookAt('http://localhost:3000');
    expect(local.read(signed(written, 'http://localhost:3000/webhooks/twilio'))).not.toBeNull();
    expect(webhook.read(signed(written, 'https://festlig.example:443/webhooks/twilio'))).not.toBeNull();
  });

  it('finds nothing in a report of another account, in an unknown state or without a number', () => {
    expect(webhook.read(signed({ ...written, AccountSid: `AC${'1'.repeat(32)}` }, own))).toBeNull();
    expect(webhook.read({ text: reference, ...report({ ...reported, MessageStatus: 'received' }) })).toBeNull();
    const { From: _, ...nobody } = written;
    expect(webhook.read(signed(nobody, own))).toBeNull();
  });

  it.each([
    ['no signature', { ...signed(written, own), signature: '' }],
    ['an invented signature', { ...signed(written, own), signature: 'x'.repeat(28) }],
    ['the signature of another secret', signed(written, own, 'another secret')],
    ['the signature of another address', signed(written, 'https://elsewhere.example/webhooks/twilio')],
    [
      'changed words',
      { ...signed(written, own), payload: new URLSearchParams({ ...written, Body: 'Start' }).toString() },
    ],
    ['an added field', { ...signed(written, own), payload: `${new URLSearchParams(written)}&OptOutType=STOP` }],
    ['another reference', { ...report(reported), text: `${'a'.repeat(24)}-0-t:13` }],
    ['a report without its reference', report(reported)],
    ['a text of somebody as a report', { ...signed(written, own), text: reference }],
  ])('refuses a request with %s', (_, request) => {
    expect(() => webhook.read(request)).toThrow('webhook_signature_invalid');
  });
});
