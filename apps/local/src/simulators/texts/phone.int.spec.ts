import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { startSimulators } from '../simulators';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the secret' };

interface Post {
  url: string;
  fields: Record<string, string>;
  isSigned: boolean;
}

describe('the phones of the simulator of texts', () => {
  let product: Server;
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  let origin: string;
  const posts: Post[] = [];
  /** The next posts about a phone that the product does not accept. */
  const refusals = new Map<string, number>();
  let answer = '<?xml version="1.0"?><Response/>';
  const start = (textsPerSecond: number) =>
    startSimulators({
      port: 0,
      webhookUrl: `${origin}/webhooks/stripe`,
      webhookSecret: 'whsec_trial',
      textAccount: account,
      textWebhookUrl: `${origin}/webhooks/twilio`,
      textsPerSecond,
    });
  beforeAll(async () => {
    product = createServer((request, response) => {
      void text(request).then((body) => {
        const fields = Object.fromEntries(new URLSearchParams(body));
        const url = origin + String(request.url);
        const signature = String(request.headers['x-twilio-signature']);
        posts.push({ url, fields, isSigned: validateRequest(account.token, signature, url, fields) });
        const left = refusals.get(String(fields['To'])) ?? 0;
        refusals.set(String(fields['To']), left - 1);
        response.writeHead(left > 0 ? 503 : 200).end(answer);
      });
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
    simulators = await start(1000);
  });
  beforeEach(() => {
    answer = '<?xml version="1.0"?><Response/>';
  });
  afterAll(async () => {
    await simulators.stop();
    product.close();
  });

  const send = async (to: string, body = 'Hej', from = 'Festlig') => {
    const form = { To: to, From: from, Body: body, StatusCallback: `${origin}/webhooks/twilio?text=a-0-t%3A1` };
    const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`;
    const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) };
    return fetch(`${simulators.url}/2010-04-01/Accounts/${account.sid}/Messages.json`, init);
  };
  const write = (number: string, body: string) =>
    fetch(`${simulators.url}/phone`, {
      method: 'POST',
      body: new URLSearchParams({ number, to: '+4590909090', body }),
    });
  const page = async (query = '', language = 'en') =>
    (await fetch(`${simulators.url}/phone${query}`, { headers: { 'accept-language': language } })).text();
  /** What the product was told about a phone. A text is reported on for a while, so each test has a phone of its own. */
  const about = (phone: string) => posts.filter(({ fields }) => fields['To'] === phone || fields['From'] === phone);
  const states = (phone: string) => about(phone).map(({ fields }) => fields['MessageStatus']);
  const reported = (phone: string, count: number) =>
    waitFor(async () => about(phone).length >= count, `${count} reports`);

  it('says that no text has arrived yet', async () => {
    expect(await page('', 'da')).toContain('Der er ikke kommet nogen sms endnu.');
  });

  it('reports each step of a text, signed for the address that the product named', async () => {
    expect((await send('+4530000009')).status).toBe(201);
    await reported('+4530000009', 3);
    expect(states('+4530000009').toSorted()).toEqual(['delivered', 'queued', 'sent']);
    expect(about('+4530000009').map(({ url, isSigned }) => [url, isSigned])).toEqual(
      states('+4530000009').map(() => [`${origin}/webhooks/twilio?text=a-0-t%3A1`, true]),
    );
  });

  it.each([
    ['+4520550010', ['queued', 'sent', 'undelivered'], '30003'],
    ['+4520550011', ['failed', 'queued'], '30008'],
  ])('reports what becomes of a text to %s', async (to, expected, code) => {
    await send(to);
    await reported(to, expected.length);
    expect(states(to).toSorted()).toEqual(expected);
    expect(about(to).find(({ fields }) => fields['ErrorCode'])?.fields['ErrorCode']).toBe(code);
    expect(await page(`?number=${encodeURIComponent(to)}`)).toContain(code);
  });

  it('reports again what was not accepted', async () => {
    refusals.set('+4530000010', 2);
    await send('+4530000010');
    await reported('+4530000010', 5);
    expect(new Set(states('+4530000010'))).toEqual(new Set(['queued', 'sent', 'delivered']));
  });

  it('reports everything before it answers, for a number that asks for it', async () => {
    expect((await send('+4520550014')).status).toBe(201);
    expect(states('+4520550014').toSorted()).toEqual(['delivered', 'queued', 'sent']);
  });

  it('answers 429 above its rate, and nothing is taken', async () => {
    const usual = simulators;
    simulators = await start(1);
    try {
      const answers = await Promise.all(Array.from({ length: 40 }, () => send('+4530000011')));
      const taken = answers.filter(({ status }) => status === 201).length;
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - taken);
      expect(taken).toBeLessThan(40);
      expect((await page('?number=%2B4530000011')).match(/class="text"/g)).toHaveLength(taken);
    } finally {
      await simulators.stop();
      simulators = usual;
    }
  });

  it('shows the texts of each number on its phone page, newest first, without running their HTML', async () => {
    await send('+4530000001', 'Den første <script>alert(1)</script>');
    await send('+4530000001', 'Den anden');
    await send('+4530000002', 'En anden telefon');
    const one = await page('?number=%2B4530000001');
    expect(one).toContain('Den første &lt;script&gt;');
    expect(one.indexOf('class="text">Den anden')).toBeLessThan(one.indexOf('class="text">Den første'));
    expect(one).not.toContain('class="text">En anden telefon');
    expect(one).toContain('href="/phone?number=%2B4530000002"');
    expect(await page()).toContain('En anden telefon');
  });

  it('passes on what a phone writes, signed, and shows the answer on that phone', async () => {
    answer = '<?xml version="1.0"?><Response><Message>Tak &amp; farvel</Message></Response>';
    const redirected = await write('+4530000003', 'STOP');
    expect(redirected.url).toBe(`${simulators.url}/phone?number=%2B4530000003`);
    expect(about('+4530000003')).toHaveLength(1);
    const [{ url, fields, isSigned }] = about('+4530000003') as [Post];
    expect([url, isSigned]).toEqual([`${origin}/webhooks/twilio`, true]);
    expect(fields).toMatchObject({ From: '+4530000003', To: '+4590909090', Body: 'STOP', SmsStatus: 'received' });
    const shown = await redirected.text();
    expect(shown).toContain('class="text">Tak &amp; farvel');
    expect(shown).toContain('class="text">STOP');
  });

  it('writes nothing from something that is no number, and nothing that is empty', async () => {
    await write('"><script>', 'STOP');
    await write('+4530000004', '  ');
    expect(about('"><script>')).toEqual([]);
    expect(about('+4530000004')).toEqual([]);
    expect(await page('?number=%22%3E%3Cscript%3E')).not.toContain('"><script>');
  });

  it('explains the numbers that answer in their own way', async () => {
    expect(await page('', 'da')).toContain('modtages, men svaret er 500');
    expect(await page()).toContain('taken, but the answer is 500');
  });
});
