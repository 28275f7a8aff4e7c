import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@festlig/platform/observability';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { readConfig } from '@festlig/platform/config';
import { Config, type PlatformConfig } from '@festlig/platform/config/platform-variables';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MessagingConfig } from '../config';
import { TwilioTextSender } from './twilio-text-sender';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const text = { to: '+4520123456', body: 'Din kode er 123 456', validSeconds: 600 };

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

describe('TwilioTextSender', () => {
  let server: Server;
  let received: Received[];
  let answer: { status: number; body: object | string } | 'none';
  const senderFor = (url: string) =>
    new TwilioTextSender(
      new MessagingConfig(readConfig(MessagingConfig.variables, messagingEnvironment({ TWILIO_API_URL: url }))),
      new Config({ PUBLIC_URL: 'https://festlig.example' } as PlatformConfig),
      Logger.create('test', 'silent'),
    );
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeEach(async () => {
    received = [];
    answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        received.push({ path, headers, form: Object.fromEntries(new URLSearchParams(body)) });
        if (answer === 'none') return request.socket.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("creates a message with Twilio's form fields and the account's secret", async () => {
    expect(await senderFor(address()).send(text)).toEqual({ outcome: 'sent', reference: 'SM1' });
    const [{ path, headers, form }] = received as [Received];
    expect(path).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`);
    expect(headers.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT}:a token for tests`).toString('base64')}`);
    expect(form).toEqual({ To: text.to, From: 'Festlig', Body: text.body, ValidityPeriod: '600' });
  });

  it('sends from a host’s own number, and names the address for reports', async () => {
    const reference = `${'a'.repeat(24)}-0-t:12`;
    await senderFor(address()).send({ to: text.to, body: 'Hej', from: '+4512345678', reference });
    const [{ form }] = received as [Received];
    const statusCallback = `https://festlig.example/webhooks/twilio?text=${'a'.repeat(24)}-0-t%3A12`;
    expect(form).toEqual({ To: text.to, From: '+4512345678', Body: 'Hej', StatusCallback: statusCallback });
  });

  describe('looking for a text', () => {
    const since = new Date('2026-05-01T10:00:00.700Z');
    const message = (body: string, at: string, status: string, code: number | null = null) => ({
      sid: 'SM1',
      body,
      status,
      error_code: code,
      date_created: new Date(at).toUTCString(),
    });
    const find = (messages: object[], more: object = {}) => {
      answer = { status: 200, body: { messages, ...more } };
      return senderFor(address()).find({ to: text.to, body: 'Hej', since });
    };

    it.each([
      [message('Hej', '2026-05-01T10:00:00Z', 'queued'), { outcome: 'found', report: { status: 'sent' } }],
      [message('Hej', '2026-05-01T10:00:09Z', 'delivered'), { outcome: 'found', report: { status: 'delivered' } }],
      [
        message('Hej', '2026-05-01T10:00:09Z', 'undelivered', 30003),
        { outcome: 'found', report: { status: 'undelivered', reason: 'number_unreachable' } },
      ],
      [
        message('Hej', '2026-05-01T10:00:09Z', 'failed', 30008),
        { outcome: 'found', report: { status: 'failed', reason: 'refused' } },
      ],
      [message('Hej', '2026-05-01T09:59:59Z', 'sent'), { outcome: 'missing' }],
      [message('Hej du', '2026-05-01T10:00:09Z', 'sent'), { outcome: 'missing' }],
      [message('Hej', '2026-05-01T10:00:09Z', 'received'), { outcome: 'missing' }],
    ])('takes %j for %j', async (listed, expected) => {
      expect(await find([listed])).toEqual(expected);
      expect(received.map(({ path }) => path)).toEqual([
        `/2010-04-01/Accounts/${ACCOUNT}/Messages.json?To=%2B4520123456&PageSize=100`,
      ]);
    });

    it('looks through newer texts to the same number, over pages, and no further back than it is asked to', async () => {
      const newer = message('Hej igen', '2026-05-01T10:01:00Z', 'sent');
      const older = message('Hej', '2026-04-30T10:00:00Z', 'sent');
      expect(await find([newer, message('Hej', '2026-05-01T10:00:05Z', 'sent'), older])).toMatchObject({
        outcome: 'found',
      });
      received = [];
      const next = { next_page_uri: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json?Page=1` };
      expect(await find([newer, older], next)).toEqual({ outcome: 'missing' });
      expect(received).toHaveLength(1);
    });

    it('does not know when Twilio fails or cannot be reached', async () => {
      answer = { status: 503, body: {} };
      const asked = { to: text.to, body: 'Hej', since };
      expect(await senderFor(address()).find(asked)).toEqual({ outcome: 'unreachable' });
      expect(await senderFor('http://127.0.0.1:1').find(asked)).toEqual({ outcome: 'unreachable' });
    });
  });

  it('does not know what became of a text whose answer was lost, and sends it once', async () => {
    answer = 'none';
    expect(await senderFor(address()).send(text)).toEqual({ outcome: 'unknown' });
    expect(received).toHaveLength(1);
    answer = { status: 500, body: 'broken' };
    expect(await senderFor(address()).send(text)).toEqual({ outcome: 'unknown' });
    expect(received).toHaveLength(2);
  });

  it('defers a text when Twilio cannot be reached or refuses our account', async () => {
    const nobody = 'http://127.0.0.1:1';
    expect(await senderFor(nobody).send(text)).toEqual({ outcome: 'deferred', reason: 'unreachable' });
    answer = { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } };
    expect(await senderFor(address()).send(text)).toEqual({ outcome: 'deferred', reason: 'unreachable' });
  });
});
