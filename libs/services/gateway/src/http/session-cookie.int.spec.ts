import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { aUser } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const session = { token: 'a-session-token', expiresAt: null };

describe('the session cookie over HTTPS', () => {
  let gateway: TestGateway;
  const asked: string[] = [];
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { PUBLIC_URL: 'https://festlig.example' },
      handlers: [
        on(identity.calls.login, () => ({ user: owner, session })),
        on(identity.calls.logout, () => ({ url: '/login' })),
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(identity.calls.resolveSession, ({ token }) => {
          asked.push(token);
          return { user: token === session.token ? owner : null };
        }),
      ],
    });
  });
  afterAll(() => gateway.stop());

  it('cannot be set by another host: __Host-, Secure, without Domain', async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    const response = await browser.send('POST', '/api/login', { email: owner.email, password: 'correct' });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-festlig_session=a-session-token; Path=\/; /);
    expect(cookie).toContain('Secure');
    expect(cookie).not.toContain('Domain');
    expect(await (await browser.fetch('/api/initial')).json()).toMatchObject({ user: { id: owner.id } });
    const [ended = ''] = (await browser.fetch('/logout')).headers.getSetCookie();
    expect(ended).toMatch(/^__Host-festlig_session=; .*Expires=Thu, 01 Jan 1970/);
    expect(ended).toContain('Secure');
  });

  it('is not accepted under its name for HTTP, nor when it is longer than our tokens', async () => {
    const browser = new TestBrowser(gateway.url);
    for (const cookie of [`festlig_session=${session.token}`, `__Host-festlig_session=${'x'.repeat(1000)}`]) {
      asked.length = 0;
      browser.cookie = cookie;
      const response = await browser.fetch('/api/initial');
      expect([response.status, asked]).toEqual([200, []]);
      expect(await response.json()).toMatchObject({ user: null });
    }
  });
});
