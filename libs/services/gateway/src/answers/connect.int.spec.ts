import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { aUser } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const { beginConnect, finishConnect, getInitial, resolveSession } = identity.calls;
const session = { token: 'a-session-token', expiresAt: null };
const PROVIDER = 'https://provider.example/log-in?state=s';
const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

describe('a log-in through a provider', () => {
  let gateway: TestGateway;
  let begun: { browser: string; sessionToken: string }[];
  let returned: { browser: string; state: string }[];
  let isAway: boolean;
  beforeAll(async () => {
    gateway = await startTestGateway({
      handlers: [
        on(getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(resolveSession, ({ token }) => ({ user: token === session.token ? aUser() : null })),
        on(beginConnect, (input) => {
          if (isAway) throw new CallError('unavailable');
          begun.push(input);
          return { url: PROVIDER };
        }),
        on(finishConnect, (input) => {
          returned.push(input);
          if (input.state === 'far') return { url: '/da/parties?q=€ æ\ud800&p=%20#🎉', session };
          return input.state === 's' ? { url: '/da/parties', session } : { url: '/login/result?error=connect_expired' };
        }),
      ],
    });
  });
  beforeEach(() => {
    begun = [];
    returned = [];
    isAway = false;
  });
  afterAll(() => gateway.stop());
  const open = async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    return browser;
  };
  const to = (response: Response) => [response.status, response.headers.get('location')];

  it('begins on our own page, returns from the provider to the same browser, and sets the session', async () => {
    const browser = await open();
    const visitor = browser.cookie;
    const own = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect(to(await browser.fetch('/connect/google?type=login', own))).toEqual([303, PROVIDER]);
    const back = await browser.fetch('/connect/google/callback?state=s&code=c', { headers: crossSite });
    expect(to(back)).toEqual([303, '/da/parties']);
    expect(back.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(back.headers.getSetCookie()[0]).toMatch(/^festlig_session=a-session-token; .*HttpOnly; SameSite=Lax/);
    expect(await (await browser.fetch('/api/initial')).json()).toMatchObject({ user: { name: aUser().name } });
    const [{ browser: mark = '', sessionToken = '' } = {}] = begun;
    expect(visitor).toContain(sessionToken);
    expect(returned).toMatchObject([{ browser: mark, state: 's' }]);
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(mark).not.toContain(sessionToken);
  });

  it('has another mark in each browser, which the address cannot set', async () => {
    const browsers = [await open(), await open()];
    for (const browser of browsers) await browser.fetch('/connect/google?browser=forged&sessionToken=forged');
    const marks = begun.map(({ browser }) => browser);
    expect(new Set(marks).size).toBe(2);
    expect(marks).not.toContain('forged');
    expect(begun.map(({ sessionToken }) => sessionToken)).not.toContain('forged');
    await new TestBrowser(gateway.url).fetch('/connect/google/callback?state=s&browser=forged');
    expect(returned.map(({ browser }) => browser)).toEqual(['']);
  });

  it.each([
    ['by a link on another site', crossSite],
    ['by a link on a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['by a form of another site', { origin: 'https://evil.example' }],
    ['by a mailed or typed address', { 'sec-fetch-site': 'none' }],
  ])('does not begin %s', async (_, headers) => {
    const browser = await open();
    const response = await browser.fetch('/connect/google?type=link', { headers });
    expect(to(response)).toEqual([303, '/login/result?error=invalid']);
    expect(begun).toEqual([]);
  });

  it('tells the page that opened the window also when the gateway refuses, and no page what a provider returns', async () => {
    const browser = await open();
    const wrong = '/login/result?error=invalid';
    expect(to(await browser.fetch('/connect/google?state=w-1&type=foo'))).toEqual([303, `${wrong}&state=w-1`]);
    const linked = await browser.fetch('/connect/google?state=w-1', { headers: crossSite });
    expect(to(linked)).toEqual([303, `${wrong}&state=w-1`]);
    for (const state of ['<b>', 'x'.repeat(65), ''])
      expect(to(await browser.fetch(`/connect/google?type=foo&state=${state}`))).toEqual([303, wrong]);
    expect(to(await browser.fetch('/connect/twitter/callback?state=s'))).toEqual([303, wrong]);
  });

  it('returns to an address with letters of every script', async () => {
    const browser = await open();
    const back = await browser.fetch('/connect/google/callback?state=far&code=c', { headers: crossSite });
    expect(to(back)).toEqual([303, '/da/parties?q=%E2%82%AC%20%C3%A6%EF%BF%BD&p=%20#%F0%9F%8E%89']);
    expect(back.headers.getSetCookie()[0]).toContain('a-session-token');
  });

  it('sets no session when the service refuses, and leads to the page that says why', async () => {
    const browser = await open();
    const back = await browser.fetch('/connect/google/callback?state=other', { headers: crossSite });
    expect(to(back)).toEqual([303, '/login/result?error=connect_expired']);
    expect(back.headers.getSetCookie()).toEqual([]);
    isAway = true;
    expect(to(await browser.fetch('/connect/google'))).toEqual([303, '/login/result?error=unavailable']);
    const huge = `/connect/google/callback?state=s&code=${'x'.repeat(4001)}`;
    expect(to(await browser.fetch(huge))).toEqual([303, '/login/result?error=too_long']);
    expect(to(await browser.fetch('/connect/twitter'))).toEqual([303, '/login/result?error=invalid']);
  });

  it('ends on a page that may speak to its opener', async () => {
    const { headers } = await (await open()).fetch('/login/result?state=w');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('is limited by network address: the window then says so', async () => {
    const browser = await open();
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser.fetch('/connect/facebook')));
    const refused = answers.map(to).filter(([, location]) => location === '/login/result?error=too_many_requests');
    expect(refused.length).toBeGreaterThan(0);
    expect(begun.length).toBeLessThanOrEqual(30);
  });
});
