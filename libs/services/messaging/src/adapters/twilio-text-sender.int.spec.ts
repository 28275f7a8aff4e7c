import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@festlig/platform/observability';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { readConfig } from '@festlig/platform/config';
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
