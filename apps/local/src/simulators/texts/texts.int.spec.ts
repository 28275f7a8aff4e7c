import { readConfig } from '@festlig/platform/config';
import { Config, type PlatformConfig } from '@festlig/platform/config/platform-variables';
import { Logger } from '@festlig/platform/observability';
import { MessagingConfig, TwilioTextSender } from '@festlig/services/messaging';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { describeTextSender } from '@festlig/testing/messaging/text-sender.suite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulators } from '../simulators';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the secret' };
const basic = (token: string) => ({
  authorization: `Basic ${Buffer.from(`${account.sid}:${token}`).toString('base64')}`,
});

describe('the simulator of texts', () => {
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  let sender: TwilioTextSender;
  const messages = () => `${simulators.url}/2010-04-01/Accounts/${account.sid}/Messages.json`;
  const list = async (query: Record<string, string>) => {
    const answer = await fetch(`${messages()}?${new URLSearchParams(query)}`, { headers: basic(account.token) });
    return (await answer.json()) as { messages: { body: string }[]; next_page_uri: string | null };
  };
  beforeAll(async () => {
    const ignored = { webhookUrl: 'http://127.0.0.1:9/webhooks/stripe', webhookSecret: 'whsec_trial' };
    simulators = await startSimulators({
      port: 0,
      ...ignored,
      textAccount: account,
      textWebhookUrl: 'http://127.0.0.1:9/webhooks/twilio',
      textsPerSecond: 1000,
    });
    const environment = messagingEnvironment({
      TWILIO_API_URL: simulators.url,
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.token,
    });
    const config = new MessagingConfig(readConfig(MessagingConfig.variables, environment));
    const platform = new Config({ PUBLIC_URL: 'http://127.0.0.1:9' } as PlatformConfig);
    sender = new TwilioTextSender(config, platform, Logger.create('test', 'silent'));
  });
  afterAll(() => simulators.stop());

  describeTextSender(
    'Twilio’s client with the simulator',
    () => sender,
    async (phone) => (await list({ To: phone })).messages.map(({ body }) => body).reverse(),
  );

  it.each([
    ['another secret', basic('a guess'), { To: '+4520123456', From: 'Festlig', Body: 'Hej' }, 401, 20003],
    ['no number', basic(account.token), { From: 'Festlig', Body: 'Hej' }, 400, 21604],
    ['no text', basic(account.token), { To: '+4520123456', From: 'Festlig' }, 400, 21602],
    ['something that is no number', basic(account.token), { To: '20123456', From: 'Festlig', Body: 'Hej' }, 400, 21211],
    ['an unknown sender', basic(account.token), { To: '+4520123456', From: '+4540506070', Body: 'Hej' }, 400, 21606],
    ['a sender of digits', basic(account.token), { To: '+4520123456', From: '12345678', Body: 'Hej' }, 400, 21212],
    [
      'a long name as sender',
      basic(account.token),
      { To: '+4520123456', From: 'Festlig.exam', Body: 'Hej' },
      400,
      21212,
    ],
  ] as const)('refuses %s as Twilio does', async (_, headers, form, status, code) => {
    const answer = await fetch(messages(), { method: 'POST', headers, body: new URLSearchParams(form) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, code });
  });

  it("sends from a host's number once a text has come to it, and not before", async () => {
    const text = { to: '+4520777701', body: 'Hej', from: '+4540506071' };
    expect(await sender.send(text)).toEqual({ outcome: 'deferred', reason: 'sender_refused' });
    expect((await list({ To: text.to })).messages).toEqual([]);
    await sender.send({ to: text.from, body: 'Din kode er 012 345' });
    expect(await sender.send(text)).toMatchObject({ outcome: 'sent' });
    expect((await list({ To: text.to })).messages).toMatchObject([{ from: text.from }]);
  });

  it.each([
    ['+4520550022', 1],
    ['+4520550023', 0],
    ['+4520550024', 1],
  ])('leaves the caller without a result for a text to %s, of which %d is taken', async (to, taken) => {
    expect(await sender.send({ to, body: 'Hej' })).toEqual({ outcome: 'unknown' });
    expect((await list({ To: to })).messages).toHaveLength(taken);
    const found = await sender.find({ to, body: 'Hej', since: new Date(Date.now() - 60_000) });
    expect(found.outcome).toBe(taken ? 'found' : 'missing');
  });

  it('lists texts newest first, in pages, by number and by time', async () => {
    for (let number = 1; number <= 5; number++) await sender.send({ to: '+4520777777', body: `Nummer ${number}` });
    const first = await list({ To: '+4520777777', PageSize: '2' });
    expect(first.messages.map(({ body }) => body)).toEqual(['Nummer 5', 'Nummer 4']);
    const next = await fetch(simulators.url + String(first.next_page_uri), { headers: basic(account.token) });
    expect(((await next.json()) as typeof first).messages.map(({ body }) => body)).toEqual(['Nummer 3', 'Nummer 2']);
    const from = new Date(Date.now() + 60_000).toISOString();
    expect((await list({ To: '+4520777777', 'DateSent>': from })).messages).toEqual([]);
    const deep = { to: '+4520777777', body: 'Nummer 1', since: new Date(Date.now() - 60_000) };
    expect(await sender.find(deep)).toMatchObject({ outcome: 'found' });
  });
});
