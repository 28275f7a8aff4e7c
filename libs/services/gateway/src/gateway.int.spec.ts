import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { startTestGateway, TestBrowser, type TestGateway } from './testing/test-gateway';
import { startTestRedis } from '@festlig/testing/redis';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';

const owner = aUser();
const session = { token: 'a-session-token', expiresAt: '2099-01-01T00:00:00.000Z' };
const partyId = '64c000000000000000000001';
const foreignId = '64c000000000000000000002';

describe('the gateway', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let browser: TestBrowser;
  let seen: unknown[];

  beforeAll(async () => {
    redis = await startTestRedis();
    const subscription = (what: string) => (input: unknown) => {
      seen.push([what, input]);
      throw new CallError('conflict');
    };
    gateway = await startTestGateway({
      redisUrl: redis.url,
      // Each test logs in.
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([
        { id: partyId, roles: { [owner.id]: 'owner' } },
        { id: foreignId, roles: {} },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token === session.token ? owner : null })),
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(identity.calls.login, ({ password }) => {
          if (password === 'wrong') throw new CallError('invalid', {}, 'password');
          return { user: owner, session };
        }),
        on(identity.calls.logout, (input) => {
          seen.push(['logout', input]);
          return { url: '/login' };
        }),
        on(identity.calls.requestEmailVerification, () => ({ done: true })),
        on(billing.calls.payTokens, (input) => {
          seen.push(['pay', input]);
          return { url: 'https://checkout.example/1' };
        }),
        on(party.calls.deleteParty, (input) => {
          seen.push(['delete', input]);
          return { done: true };
        }),
        on(contacts.calls.unsubscribe, subscription('unsubscribe')),
        on(contacts.calls.unsubscribeOneClick, subscription('one click')),
      ],
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });
  beforeEach(() => {
    browser = new TestBrowser(gateway.url);
    seen = [];
  });

  const login = async () => {
    await browser.open();
    const response = await browser.send('POST', '/api/login', { email: owner.email, password: 'correct' });
    browser.csrf = response.headers.get('x-csrf-token') ?? '';
    return response;
  };
  const refusal = async (response: Response) => {
    const { errors, message, requestId } = (await response.json()) as {
      errors: object;
      message: string;
      requestId: string;
    };
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(requestId).toBe(response.headers.get('x-request-id'));
    return [response.status, message, Object.keys(errors)];
  };

  describe('the CSRF token', () => {
    const credentials = { email: owner.email, password: 'correct' };

    it('refuses a POST without token, with a wrong token, and without cookie', async () => {
      await browser.open();
      const { csrf } = browser;
      for (const token of ['', csrf.slice(0, -1), `${csrf.slice(0, -1)}\u00e9`, `${csrf}x`]) {
        const response = await browser.send('POST', '/api/login', credentials, { 'x-csrf-token': token });
        expect(await refusal(response)).toEqual([403, 'csrf_invalid', ['root']]);
      }
      browser.cookie = '';
      const response = await browser.send('POST', '/api/login', credentials, { 'x-csrf-token': csrf });
      expect(await refusal(response)).toEqual([403, 'csrf_invalid', ['root']]);
    });

    it('refuses the token of another browser', async () => {
      await browser.open();
      const other = new TestBrowser(gateway.url);
      await other.open();
      const response = await browser.send('POST', '/api/login', credentials, { 'x-csrf-token': other.csrf });
      expect(response.status).toBe(403);
    });

    it('accepts a POST with the token of the page', async () => {
      expect((await login()).status).toBe(200);
    });

    it('requires the token on the GET that unsubscribes, so that a link scanner changes nothing', async () => {
      await browser.open();
      expect(await refusal(await browser.fetch('/api/unsubscribe/hash/signature'))).toEqual([
        403,
        'csrf_invalid',
        ['root'],
      ]);
      expect(seen).toEqual([]);
      await browser.send('GET', '/api/unsubscribe/hash/signature');
      expect(seen).toEqual([['unsubscribe', { hash: 'hash', signature: 'signature' }]]);
    });

    it("accepts the mail program's unsubscribe button, a form without cookie (RFC 8058)", async () => {
      const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
      for (const type of types) {
        const init = { method: 'POST', headers: { 'content-type': type }, body: 'List-Unsubscribe=One-Click' };
        expect((await fetch(`${gateway.url}/unsubscribe/hash/signature`, init)).status).toBe(409);
      }
      expect(seen).toEqual(types.map(() => ['one click', { hash: 'hash', signature: 'signature' }]));
    });
  });

  describe('the session', () => {
    it('is a cookie that no script can read; the page gets only a new CSRF token', async () => {
      await browser.open();
      const before = browser.csrf;
      const response = await browser.send('POST', '/api/login', { email: owner.email, password: 'correct' });
      const [cookie = ''] = response.headers.getSetCookie();
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).toContain('Path=/');
      expect(cookie).toContain('Expires=Thu, 01 Jan 2099');
      expect(cookie).not.toContain('Secure');
      expect(await response.json()).toEqual({ user: owner });
      const after = response.headers.get('x-csrf-token');
      expect(after).not.toBe(before);
      expect((await browser.send('POST', '/api/user/verify-email', undefined)).status).toBe(403);
      browser.csrf = after ?? '';
      expect((await browser.send('POST', '/api/user/verify-email')).status).toBe(200);
    });

    it('identifies the user', async () => {
      await browser.open();
      expect(await (await browser.fetch('/api/initial')).json()).toMatchObject({ user: null });
      await login();
      expect(await (await browser.fetch('/api/initial')).json()).toMatchObject({ user: { id: owner.id } });
      browser.cookie = 'festlig_session=made-up';
      expect(await (await browser.fetch('/api/initial')).json()).toMatchObject({ user: null });
    });

    it.each<Record<string, string>>([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
    ])('does not end by a logout link on a page of another site (%j)', async (headers) => {
      await login();
      const { cookie } = browser;
      const other = await browser.fetch('/logout', { headers });
      expect([other.status, other.headers.get('location')]).toEqual([303, '/']);
      expect([seen, browser.cookie]).toEqual([[], cookie]);
    });

    it('does not end by a HEAD request, and HEAD runs no other call either', async () => {
      await login();
      const { cookie } = browser;
      for (const path of ['/logout', '/api/unsubscribe/a/b', `/payment/token/${partyId}/5/dkk`]) {
        await browser.fetch(path, { method: 'HEAD', headers: { 'x-csrf-token': browser.csrf } });
      }
      expect([seen, browser.cookie]).toEqual([[], cookie]);
    });

    it.each<Record<string, string>>([
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost:3000' },
    ])('ends by a logout link on our own page and by a typed address (%j)', async (headers) => {
      await login();
      expect((await browser.fetch('/logout', { headers })).headers.get('location')).toBe('/login');
      expect(browser.cookie).toBe('festlig_session=');
    });

    it('allows payments from our own pages, and refuses them from pages of another site', async () => {
      await login();
      const pay = async (headers: Record<string, string>) =>
        (await browser.fetch(`/payment/token/${partyId}/5/dkk`, { headers })).headers.get('location');
      for (const site of ['cross-site', 'same-site']) {
        expect(await pay({ 'sec-fetch-site': site })).toBe('/payment/result?payment=failed&error=invalid');
      }
      expect(await pay({ origin: 'https://evil.example' })).toBe('/payment/result?payment=failed&error=invalid');
      expect(seen).toEqual([]);
      expect(await pay({ 'sec-fetch-site': 'same-origin' })).toBe('https://checkout.example/1');
      expect(seen).toEqual([['pay', { partyId, amount: 5, currency: 'dkk' }]]);
    });

    it("ends by a logout whose input is the cookie's session, whatever the query names", async () => {
      await login();
      const response = await browser.fetch('/logout?sessionToken=another');
      expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
      expect(seen).toEqual([['logout', { sessionToken: session.token }]]);
      expect(browser.cookie).toBe('festlig_session=');
    });
  });

  describe('an error of a service', () => {
    it("is the same for another host's party as for a missing party", async () => {
      await login();
      const answers = [];
      for (const id of [foreignId, '64c0000000000000000000ff']) {
        const response = await browser.send('DELETE', `/api/party/${id}`);
        const { requestId: _, ...body } = (await response.json()) as { requestId: string };
        answers.push([response.status, body]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(404);
      expect(seen).toEqual([]);
    });

    it('is needs_login for a visitor, while the owner is allowed', async () => {
      await browser.open();
      expect(await refusal(await browser.send('DELETE', `/api/party/${partyId}`))).toEqual([
        401,
        'needs_login',
        ['root'],
      ]);
      await login();
      expect((await browser.send('DELETE', `/api/party/${partyId}`)).status).toBe(200);
      expect(seen).toEqual([['delete', { partyId }]]);
    });

    it('cannot be avoided by naming another party in the query or the body', async () => {
      await login();
      await browser.send('DELETE', `/api/party/${foreignId}?partyId=${partyId}`);
      await browser.send('DELETE', `/api/party/${foreignId}`, { partyId });
      expect(seen).toEqual([]);
    });

    it('names its field', async () => {
      await browser.open();
      const wrong = await browser.send('POST', '/api/login', { email: owner.email, password: 'wrong' });
      expect(await refusal(wrong)).toEqual([422, 'invalid', ['password']]);
      const missing = await browser.send('POST', '/api/login', { email: 'karen' });
      expect(await refusal(missing)).toEqual([422, 'invalid', ['email', 'password']]);
    });

    it('accepts an empty body as no body, whatever its type, and refuses invalid JSON', async () => {
      await login();
      const json = { 'content-type': 'application/json' };
      expect((await browser.send('DELETE', `/api/party/${partyId}`, undefined, json)).status).toBe(200);
      expect(seen).toEqual([['delete', { partyId }]]);
      expect(await refusal(await browser.send('POST', '/api/login', '', json))).toEqual([
        422,
        'invalid',
        ['email', 'password'],
      ]);
      for (const body of ['{"email":', '{"__proto__":{"email":"karen"}}']) {
        expect(await refusal(await browser.send('POST', '/api/login', body))).toEqual([422, 'invalid', ['root']]);
      }
    });

    it('is 503 unavailable when the service does not know the call', async () => {
      expect(await refusal(await browser.fetch('/api/party/any'))).toEqual([503, 'unavailable', ['root']]);
    });
  });
});
