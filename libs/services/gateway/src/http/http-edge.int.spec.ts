import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { SCRIPT, startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';
import { startTestRedis } from '@festlig/testing/redis';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';

const owner = aUser();
const partyId = '64c000000000000000000001';
const aSend = (emailsSent: number, ended: boolean) => ({
  id: partyId,
  templateId: partyId,
  type: 'invitation' as const,
  name: 'Kom til fest',
  audience: 'all',
  status: ended ? 'finished' : 'sending',
  total: 2,
  emailsSent,
  errors: 0,
  unsubscribed: 0,
  createdAt: '2026-06-01T12:00:00.000Z',
  endedAt: null,
  rate: 1,
  ended,
});

/** As much of S3 as reading needs; the real S3 is tested with the backing services. */
async function startFileStore(files: Record<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const text = files[(request.url ?? '').replace('/festlig/', '')];
    if (text === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': text.length,
      etag: '"tag"',
      'last-modified': 'Mon, 01 Jun 2026 12:00:00 GMT',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('the edge of the gateway', () => {
  let gateway: TestGateway;
  let browser: TestBrowser;
  const stops: (() => unknown)[] = [];
  const seen: unknown[] = [];
  const HEAD = '\uFEFFNavn\r\n';
  let [head, secondPage] = [HEAD, Promise.resolve()];
  let look = 0;

  beforeAll(async () => {
    const redis = await startTestRedis();
    const s3 = await startFileStore({
      'public/hero.jpg': 'picture',
      'public/images/p/a.jpg': 'own',
      'public/photos/p/a.jpg': 'photo',
      'private.jpg': 'secret',
    });
    stops.push(
      () => redis.stop(),
      () => s3.close(),
    );
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: {
        S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
        S3_PUBLIC_ENDPOINT: 'https://files.festlig.example/store',
      },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token === 'karens' ? owner : null })),
        on(identity.calls.recoverPassword, (input) => {
          seen.push(input);
          return { status: 'sent' as const };
        }),
        on(identity.calls.confirmEmail, () => ({ user: owner })),
        on(identity.calls.requestEmailVerification, () => ({ done: true })),
        on(messaging.calls.followSend, () => aSend(Math.floor(look / 2), look++ >= 3)),
        on(rsvp.calls.exportRsvps, async ({ after }) => {
          seen.push(after);
          if (after !== null) await secondPage;
          return { text: after === null ? head : 'Søren\r\n', next: after === null ? partyId : null };
        }),
        on(billing.calls.payTokens, ({ amount }) => {
          if (amount > 10) throw new CallError('conflict');
          return { url: 'https://checkout.example/s' };
        }),
        on(billing.calls.receiveStripeWebhook, (input) => {
          seen.push(input);
          return { done: true };
        }),
        on(messaging.calls.receiveTwilioWebhook, (input) => {
          seen.push(input);
          return { text: '<Response/>' };
        }),
      ],
    });
    stops.push(() => gateway.stop());
    browser = new TestBrowser(gateway.url);
    browser.cookie = 'festlig_session=karens';
    await browser.open();
  }, 60_000);
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  it.each([
    ['/', 'da'],
    ['/en/login', 'en'],
    ['/karens-fest/rsvps', 'da'],
    ['/english-party', 'da'],
  ])('answers %s with the page in %s', async (path, language) => {
    const response = await new TestBrowser(gateway.url).fetch(path);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toMatch(/<meta name="csrf-token" content="[\w-]{43}" \/>/);
  });

  it('sets security headers on pages, answers and streams', async () => {
    for (const path of ['/', '/api/nothing', `/api/party/${partyId}/sends/${partyId}/events`]) {
      const response = await browser.fetch(path);
      const { headers } = response;
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      // Where browsers send photos.
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://files.festlig.example");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('permissions-policy')).toContain('geolocation=(), ');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      await response.text();
    }
  });

  it('allows an opener only to what a payment window loads from us: the last page, and each beginning, also a refused one', async () => {
    const policy = async (path: string, headers = {}) =>
      (await browser.fetch(path, { headers })).headers.get('cross-origin-opener-policy');
    expect(await policy('/payment/result?payment=success')).toBe('unsafe-none');
    // Here the window would lose its opener when a payment takes it from the card provider's page.
    expect(await policy(`/payment/token/${partyId}/5/dkk`)).toBe('unsafe-none');
    expect(await policy(`/payment/token/${partyId}/50/dkk`)).toBe('unsafe-none');
    expect(await policy(`/payment/token/${partyId}/5/dkk`, { 'sec-fetch-site': 'cross-site' })).toBe('unsafe-none');
    expect(await policy('/karens-fest/settings')).toBe('same-origin-allow-popups');
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/media/none.jpg'],
    ['GET', '/media/..%2fprivate.jpg'],
    ['GET', '/media/'],
    ['GET', '/assets/gone-1234.js'],
    ['GET', '/fonts/none.woff2'],
  ])('answers %s %s with 404 in JSON, not with the page', async (method, path) => {
    const response = await browser.send(method, path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'not_found', errors: { root: { code: 'not_found' } } });
  });

  it('serves files of the web app and public pictures, and answers 304 for a known version', async () => {
    expect((await browser.fetch('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
    const picture = await browser.fetch('/media/hero.jpg');
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/jpeg', 'picture']);
    const headers = { 'if-none-match': picture.headers.get('etag') ?? '' };
    expect((await browser.fetch('/media/hero.jpg', { headers })).status).toBe(304);
  });

  it("keeps hosts' own pictures out of search engines, and not those of the product", async () => {
    const own = await browser.fetch('/media/images/p/a.jpg');
    expect([own.status, own.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const headers = { 'if-none-match': own.headers.get('etag') ?? '' };
    expect((await browser.fetch('/media/images/p/a.jpg', { headers })).headers.get('x-robots-tag')).toBe('noindex');
    expect((await browser.fetch('/media/hero.jpg')).headers.get('x-robots-tag')).toBeNull();
  });

  it('lets shared caches keep a photo for a minute, because it can be deleted, and other pictures for a day', async () => {
    const cachedAs = async (path: string) => (await browser.fetch(path)).headers.get('cache-control');
    expect(await cachedAs('/media/photos/p/a.jpg')).toBe('public, max-age=86400, s-maxage=60');
    expect(await cachedAs('/media/images/p/a.jpg')).toBe('public, max-age=86400');
  });

  it('sends a script as compressed by the build, with a permanent cache header', async () => {
    const script = await browser.fetch('/assets/app-1234.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toBe(SCRIPT);
    const plain = await browser.fetch('/assets/app-1234.js', { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  it('lets mail programs load the fonts of titles and keep them for a month, and nobody else’s page anything else', async () => {
    const font = await browser.fetch('/fonts/young.woff2', { headers: { origin: 'null' } });
    expect([font.status, await font.text()]).toEqual([200, 'font']);
    const { headers } = font;
    expect([headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual(['font/woff2', '*']);
    expect(headers.get('cache-control')).toBe('public, max-age=2592000');
    for (const path of ['/', '/favicon.svg', '/assets/app-1234.js', '/media/hero.jpg', '/api/nothing'])
      expect((await browser.fetch(path)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['gzip', 'br'])('sends each page of a download at once, compressed with %s', async (packing) => {
    let answer = (): void => undefined;
    head = HEAD.repeat(1000);
    secondPage = new Promise((resolve) => (answer = resolve));
    try {
      const headers = { 'accept-encoding': packing };
      const response = await browser.fetch(`/export/${partyId}/rsvp-all.csv`, { headers });
      expect(response.headers.get('content-encoding')).toBe(packing);
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader.read()).value).toContain('Navn');
      answer();
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
      expect(rest.endsWith('Søren\r\n')).toBe(true);
    } finally {
      answer();
      head = HEAD;
    }
  });

  it('streams a download page by page', async () => {
    seen.length = 0;
    const response = await browser.fetch(`/export/${partyId}/rsvp-all.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="rsvp-all.csv"; filename*=UTF-8''rsvp-all.csv`,
    );
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('\uFEFFNavn\r\nSøren\r\n');
    expect(seen).toEqual([null, partyId]);
  });

  it('refuses a download and an event stream before the head is sent', async () => {
    const visitor = new TestBrowser(gateway.url);
    for (const path of [`/export/${partyId}/rsvp-all.csv`, `/api/party/${partyId}/sends/${partyId}/events`]) {
      expect((await visitor.fetch(path)).status).toBe(401);
    }
  });

  it('sends an event whenever the output has changed, until it has ended', async () => {
    look = 0;
    const response = await browser.fetch(`/api/party/${partyId}/sends/${partyId}/events`);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).split('\n\n').filter((text) => text.startsWith('data: '));
    const sends = events.map((text) => JSON.parse(text.slice(6)) as { emailsSent: number; ended: boolean });
    expect(sends.map(({ emailsSent, ended }) => [emailsSent, ended])).toEqual([
      [0, false],
      [1, false],
      [1, true],
    ]);
  });

  it('redirects the payment popup to the card provider, or to the result page when the payment is refused', async () => {
    const paid = await browser.fetch(`/payment/token/${partyId}/5/dkk`);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://checkout.example/s']);
    const refused = await browser.fetch(`/payment/token/${partyId}/50/dkk`);
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/payment/result?payment=failed&error=conflict',
    ]);
  });

  it('passes a signed webhook on exactly as it was sent', async () => {
    seen.length = 0;
    const payload = '{ "type" :\n"checkout.session.completed", "name":"Ærø" }';
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc' };
    const response = await fetch(`${gateway.url}/webhooks/stripe`, { method: 'POST', headers, body: payload });
    expect(response.status).toBe(200);
    expect(seen).toEqual([{ payload, signature: 't=1,v1=abc' }]);
  });

  it('passes on a report of the provider of texts with its reference, and answers with the text of the call', async () => {
    seen.length = 0;
    const payload = 'MessageStatus=delivered&Body=%C3%86r%C3%B8';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'abc=' };
    const init = { method: 'POST', headers, body: payload };
    const response = await fetch(`${gateway.url}/webhooks/twilio?text=a-0-t%3A12`, init);
    expect(await response.text()).toBe('<Response/>');
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(seen).toEqual([{ text: 'a-0-t:12', payload, signature: 'abc=' }]);
  });

  it('reads no long report of the provider of texts', async () => {
    const init = { method: 'POST', body: 'x'.repeat(16_001) };
    expect((await fetch(`${gateway.url}/webhooks/twilio`, init)).status).toBe(413);
  });

  it.each([
    ['a body that is too large', { token: 'x'.repeat(1_000_001) }, {}, 413, 'too_large'],
    ['broken JSON', '{"token":', {}, 422, 'invalid'],
    ['a poisoned key', '{"__proto__":{"a":1},"token":"t"}', {}, 422, 'invalid'],
    ['a body that is no object', '["t"]', {}, 422, 'invalid'],
    ['thousands of levels', `{"token":"t","more":${'['.repeat(9000)}${']'.repeat(9000)}}`, {}, 422, 'invalid'],
    ['another content type', 'token=t', { 'content-type': 'text/csv' }, 422, 'invalid'],
  ])('refuses %s in the wire form', async (_what, body, headers, status, message) => {
    const response = await browser.send('POST', '/api/user/verify-email/confirm', body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message, requestId: response.headers.get('x-request-id') });
  });

  it("gives the client's real address to a service that counts by address, whatever the body says", async () => {
    seen.length = 0;
    await browser.send('POST', '/recover-password', { email: 'karen@x.example', clientAddress: '192.0.2.7' });
    expect(seen).toEqual([{ email: 'karen@x.example', clientAddress: '127.0.0.1' }]);
  });

  it('refuses too many requests of a call, and says when to ask again', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await browser.send('POST', '/api/user/verify-email')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const response = await browser.send('POST', '/api/user/verify-email');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ message: 'too_many_requests' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    // Each call is counted separately.
    expect((await browser.send('POST', '/api/user/verify-email/confirm', { token: 't' })).status).toBe(200);
  });

  it("serves no file outside the documentation's folder", async () => {
    const { hostname, port } = new URL(gateway.url);
    // Sent unresolved: a browser and fetch would resolve the path first.
    const path = '/api/docs/static/%2e%2e/package.json';
    const status = await new Promise((resolve, reject) => {
      get({ hostname, port, path }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(status).toBe(404);
  });

  it('serves the API documentation', async () => {
    expect(await (await browser.fetch('/api/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await browser.fetch('/api/docs')).status).toBe(200);
  });
});
