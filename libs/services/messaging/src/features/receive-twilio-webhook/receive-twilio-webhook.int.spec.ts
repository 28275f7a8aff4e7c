import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { textSubscriptionPath } from '@festlig/domain/contacts/subscription';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { MessagingModule } from '../../messaging.module';
import { type ChunkDocument, CHUNKS } from '../../store/chunk.schema';
import { DAY_COUNTS, type DayCountDocument } from '../../store/day-count.schema';
import { type IncomingTextDocument, INCOMING_TEXTS } from '../../store/incoming-text.schema';
import { type SendDocument, SENDS } from '../../store/send.schema';

const { receiveTwilioWebhook } = messaging.calls;
const ADDRESS = 'https://festlig.example/webhooks/twilio';
const environment = messagingEnvironment();
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
const phone = '+4520123456';

describe('the webhook of the provider of texts', () => {
  let service: TestService;
  /** What contacts was told. */
  let told: string[];
  let isDown: boolean;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment,
      shortUrl: 'https://fest.example',
    });
    const note = (what: string) => (input: { phone: string }) => {
      if (isDown) throw new CallError('unavailable');
      told.push(`${what} ${input.phone}`);
      return { done: true as const };
    };
    service.rpc.answer(contacts.calls.stopTexts, note('stop'));
    service.rpc.answer(contacts.calls.resumeTexts, note('start'));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    told = [];
    isDown = false;
    await incoming().deleteMany({});
    // The answers of a day and of a minute are counted.
    service.clock.advance(24 * 3_600_000);
  });

  const incoming = () => service.app.get<Model<IncomingTextDocument>>(getModelToken(INCOMING_TEXTS), { strict: false });
  const signed = (fields: Record<string, string>, text?: string) => {
    const all = { AccountSid: environment['TWILIO_ACCOUNT_SID']!, ...fields };
    const address = text === undefined ? ADDRESS : `${ADDRESS}?text=${encodeURIComponent(text)}`;
    const signature = getExpectedTwilioSignature(environment['TWILIO_AUTH_TOKEN']!, address, all);
    return { ...(text === undefined ? {} : { text }), payload: new URLSearchParams(all).toString(), signature };
  };
  const written = (id: string, body: string, more: object = {}) =>
    signed({ MessageSid: id, From: phone, Body: body, SmsStatus: 'received', ...more });
  const answerTo = async (request: ReturnType<typeof signed>) =>
    (await service.call(receiveTwilioWebhook, request)).text;
  const link = () => {
    const { LINK_SECRET } = service.app.get(Config, { strict: false }).values;
    return `https://fest.example${textSubscriptionPath(phone, LINK_SECRET)}`;
  };

  it('records a report of a text of a running send', async () => {
    const chunks = service.app.get<Model<ChunkDocument>>(getModelToken(CHUNKS), { strict: false });
    const sends = service.app.get<Model<SendDocument>>(getModelToken(SENDS), { strict: false });
    const sendId = 'b'.repeat(24);
    const invitation = { type: 'invitation' };
    await sends.collection.insertOne({ _id: sendId, partyId: 'a'.repeat(24), invitation } as never);
    const work = { from: 0, size: 2, next: 2, again: [], inFlight: null, sent: 2, failed: 0, failures: [], done: true };
    const chunk = { _id: `${sendId}-0-t`, sendId, n: 0, channel: 'text', ...work };
    await chunks.collection.insertOne(chunk as never);
    const report = signed({ MessageSid: 'SM1', MessageStatus: 'delivered', To: phone }, `${sendId}-0-t:1`);
    expect(await answerTo(report)).toBe(NOTHING);
    expect(await chunks.findOne({ _id: chunk._id }).lean()).toMatchObject({ delivered: [1] });
  });

  it('accepts a report of an unknown text without effect, so that it is not reported for ever', async () => {
    const report = signed({ MessageSid: 'SM1', MessageStatus: 'delivered' }, `${'f'.repeat(24)}-0-t:0`);
    expect(await answerTo(report)).toBe(NOTHING);
  });

  it('is refused without a valid signature, and has no effect', async () => {
    const forged = { ...written('SM1', 'STOP'), signature: 'forged' };
    expect(await service.refusal(receiveTwilioWebhook, forged)).toEqual({ root: 'webhook_signature_invalid' });
    const { payload } = forged;
    expect(await service.refusal(receiveTwilioWebhook, { payload })).toEqual({ root: 'webhook_signature_invalid' });
    expect(told).toEqual([]);
    expect(await incoming().countDocuments()).toBe(0);
  });

  it('unsubscribes the number that texts STOP, and answers with the page on which that can be undone', async () => {
    const answer = await answerTo(written('SM1', 'Stop!'));
    expect(told).toEqual([`stop ${phone}`]);
    const words = `Du får ikke flere sms'er fra Festlig. Fortryd: ${link()}`;
    expect(answer).toBe(`<?xml version="1.0" encoding="UTF-8"?><Response><Message>${words}</Message></Response>`);
  });

  it('subscribes a number again that texts START', async () => {
    expect(await answerTo(written('SM1', 'start', { From: '+46701234567' }))).toContain(
      'You will get texts from Festlig again',
    );
    expect(told).toEqual(['start +46701234567']);
  });

  it('answers anything else once a day, and does nothing', async () => {
    expect(await answerTo(written('SM1', 'Vi kommer!'))).toContain('Ingen læser svar.');
    expect(await answerTo(written('SM2', 'Alle fire'))).toBe(NOTHING);
    service.clock.advance(24 * 3_600_000);
    expect(await answerTo(written('SM3', 'Hallo?'))).toContain('Ingen læser svar.');
    expect(told).toEqual([]);
  });

  it('does once what a text asks for that is told again, also when another came in between', async () => {
    await answerTo(written('SM1', 'STOP'));
    await answerTo(written('SM2', 'START'));
    expect(await answerTo(written('SM1', 'STOP'))).toBe(NOTHING);
    expect(told).toEqual([`stop ${phone}`, `start ${phone}`]);
    const both = await Promise.all([answerTo(written('SM3', 'STOP')), answerTo(written('SM3', 'STOP'))]);
    expect(both.filter((answer) => answer !== NOTHING)).toHaveLength(1);
  });

  it('does what a text asks for when it is told again after a failure', async () => {
    isDown = true;
    await expect(answerTo(written('SM1', 'STOP'))).rejects.toThrow();
    isDown = false;
    expect(await answerTo(written('SM1', 'STOP'))).toContain('Du får ikke flere');
    expect(told).toEqual([`stop ${phone}`]);
  });

  it('obeys a flood of texts of one number, and answers three of them', async () => {
    const answers = [];
    for (let number = 1; number <= 6; number++) answers.push(await answerTo(written(`SM${number}`, 'STOP')));
    expect(answers.filter((answer) => answer !== NOTHING)).toHaveLength(3);
    expect(told).toHaveLength(6);
  });

  it('obeys a flood of texts of many numbers, and answers 120 of them a minute', async () => {
    const flood = Array.from({ length: 130 }, (_, number) =>
      written(`SM${number}`, 'STOP', { From: `+4520${100_000 + number}` }),
    );
    const answers = await Promise.all(flood.map(answerTo));
    expect(answers.filter((answer) => answer !== NOTHING)).toHaveLength(120);
    expect(told).toHaveLength(130);
    service.clock.advance(60_000);
    expect(await answerTo(written('SM-next', 'STOP'))).not.toBe(NOTHING);
  });

  it('answers HELP with who we are and how to unsubscribe, and does nothing else', async () => {
    expect(await answerTo(written('SM1', 'Help'))).toContain(`Svar STOP, eller frameld: ${link()}`);
    expect(told).toEqual([]);
  });

  it('does not answer what the provider itself has answered, and unsubscribes the number', async () => {
    expect(await answerTo(written('SM1', 'STOP', { OptOutType: 'STOP' }))).toBe(NOTHING);
    expect(told).toEqual([`stop ${phone}`]);
  });

  it('obeys what the provider has read in a word of another language, and not that word', async () => {
    for (const [id, body, OptOutType] of [
      ['SM1', 'Arrêt', 'STOP'],
      ['SM2', 'Oui', 'START'],
      ['SM3', 'Stop?', 'HELP'],
    ] as const)
      expect(await answerTo(written(id, body, { OptOutType }))).toBe(NOTHING);
    expect(told).toEqual([`stop ${phone}`, `start ${phone}`]);
    expect(await answerTo(written('SM4', 'Arrêt'))).toContain('Ingen læser svar.');
    expect(told).toHaveLength(2);
  });

  it.each([
    ['STOP', 'START'],
    ['START', 'STOP'],
  ])('lets %s be followed by %s: the one that arrives last applies', async (first, last) => {
    await answerTo(written('SM1', first));
    await answerTo(written('SM2', last));
    expect(told.at(-1)).toBe(`${last.toLowerCase()} ${phone}`);
    // What arrived first is told again, and changes nothing any more.
    await answerTo(written('SM1', first));
    expect(told).toHaveLength(2);
  });

  it.each(['12345', 'Bank', ''])('ignores a text from “%s”, which is no number', async (from) => {
    expect(await answerTo(written('SM1', 'STOP', { From: from }))).toBe(NOTHING);
    expect(told).toEqual([]);
  });

  it('keeps neither the words nor the number', async () => {
    await answerTo(written('SM1', 'Hilsen Karen'));
    const days = service.app.get<Model<DayCountDocument>>(getModelToken(DAY_COUNTS), { strict: false });
    const kept = JSON.stringify([await incoming().find().lean(), await days.find().lean()]);
    expect(kept).not.toContain('Karen');
    expect(kept).not.toContain(phone.slice(3));
  });
});
