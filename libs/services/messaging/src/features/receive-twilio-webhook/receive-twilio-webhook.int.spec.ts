import { messaging } from '@festlig/contracts/messaging';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { MessagingModule } from '../../messaging.module';

const { receiveTwilioWebhook } = messaging.calls;
const ADDRESS = 'https://festlig.example/webhooks/twilio';
const environment = messagingEnvironment();
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

describe('the webhook of the provider of texts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment,
    });
  });
  afterAll(() => service.stop());

  const signed = (fields: Record<string, string>, text?: string) => {
    const all = { AccountSid: environment['TWILIO_ACCOUNT_SID']!, MessageSid: 'SM1', ...fields };
    const address = text === undefined ? ADDRESS : `${ADDRESS}?text=${encodeURIComponent(text)}`;
    const signature = getExpectedTwilioSignature(environment['TWILIO_AUTH_TOKEN']!, address, all);
    return { ...(text === undefined ? {} : { text }), payload: new URLSearchParams(all).toString(), signature };
  };

  it('accepts a report of an unknown text without effect, so that it is not reported for ever', async () => {
    const report = signed({ MessageStatus: 'delivered' }, `${'f'.repeat(24)}-0-t:0`);
    expect(await service.call(receiveTwilioWebhook, report)).toEqual({ text: NOTHING });
  });

  it('is refused without a valid signature', async () => {
    const forged = { ...signed({ MessageStatus: 'delivered' }, 'x:0'), signature: 'forged' };
    expect(await service.refusal(receiveTwilioWebhook, forged)).toEqual({ root: 'webhook_signature_invalid' });
    const { payload } = forged;
    expect(await service.refusal(receiveTwilioWebhook, { payload })).toEqual({ root: 'webhook_signature_invalid' });
  });
});
