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
  const page = async (query = '', language = 'en') =>
    (await fetch(`${simulators.url}/phone${query}`, { headers: { 'accept-language': language } })).text();
  beforeAll(async () => {
    const ignored = { webhookUrl: 'http://127.0.0.1:9/webhooks/stripe', webhookSecret: 'whsec_trial' };
    simulators = await startSimulators({ port: 0, ...ignored, textAccount: account });
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

  it('says that no text has arrived yet', async () => {
    expect(await page('', 'da')).toContain('Der er ikke kommet nogen sms endnu.');
  });

  describeTextSender(
    'Twilio’s client with the simulator',
    () => sender,
    async (phone) => {
      const answer = await fetch(`${messages()}?To=${encodeURIComponent(phone)}`, { headers: basic(account.token) });
      const list = (await answer.json()) as { messages: { body: string }[] };
      return list.messages.map(({ body }) => body).reverse();
    },
  );

  it('shows the texts of each number on its phone page, newest first, without running their HTML', async () => {
    await sender.send({ to: '+4530000001', body: 'Den første <script>alert(1)</script>' });
    await sender.send({ to: '+4530000001', body: 'Den anden' });
    await sender.send({ to: '+4530000002', body: 'En anden telefon' });
    const one = await page('?number=%2B4530000001');
    expect(one).toContain('Den første &lt;script&gt;');
    expect(one.indexOf('Den anden')).toBeLessThan(one.indexOf('Den første'));
    expect(one).not.toContain('En anden telefon');
    expect(one).toContain('href="/phone?number=%2B4530000002"');
    expect(await page()).toContain('En anden telefon');
  });

  it.each([
    ['another secret', basic('a guess'), { To: '+4520123456', From: 'Festlig', Body: 'Hej' }, 401, 20003],
    ['no number', basic(account.token), { From: 'Festlig', Body: 'Hej' }, 400, 21604],
    ['no text', basic(account.token), { To: '+4520123456', From: 'Festlig' }, 400, 21602],
    ['something that is no number', basic(account.token), { To: '20123456', From: 'Festlig', Body: 'Hej' }, 400, 21211],
  ] as const)('refuses %s as Twilio does', async (_, headers, form, status, code) => {
    const answer = await fetch(messages(), { method: 'POST', headers, body: new URLSearchParams(form) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, code });
  });
});
