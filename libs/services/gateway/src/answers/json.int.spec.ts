import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { CallError, InvalidInput } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aParty } from '@festlig/testing/party';
import { startTestRedis } from '@festlig/testing/redis';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const id = '64c000000000000000000001';
const session = { token: 'a-session-token', expiresAt: '2099-01-01T00:00:00.000Z' };

describe('the version of a party over HTTP', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let browser: TestBrowser;
  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      directory: new FakeAccessDirectory([{ id, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token === session.token ? owner : null })),
        on(identity.calls.login, () => ({ user: owner, session })),
        on(party.calls.getParty, () => aParty({ id, version: 7 })),
        on(party.calls.updateParty, ({ ifMatch = -1, title = '' }) => {
          if (ifMatch === 6) throw new CallError('edited_meanwhile', {}, ['title', 'body']);
          return aParty({ id, title, version: ifMatch + 1 });
        }),
      ],
    });
    browser = new TestBrowser(gateway.url);
    await browser.open();
    const entered = await browser.send('POST', '/api/login', { email: owner.email, password: 'correct' });
    browser.csrf = entered.headers.get('x-csrf-token') ?? '';
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  const edit = (headers?: Record<string, string>) =>
    browser.send('PATCH', `/api/party/${id}`, { title: 'Ny', ifMatch: 6 }, headers);
  const refusal = async (response: Response) => {
    const { errors, message } = (await response.json()) as { errors: object; message: string };
    return [response.status, message, Object.keys(errors)];
  };

  it('is the ETag when a party is read and when it is saved', async () => {
    expect((await browser.fetch(`/api/party/${id}`)).headers.get('etag')).toBe('"7"');
    const saved = await edit({ 'if-match': '"7"' });
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"8"']);
  });

  it('is taken from If-Match only, never from the body, and may be omitted', async () => {
    const saved = await edit();
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"0"']);
  });

  it('is neither read nor saved with a field that the call does not know (rule: unknown-fields)', async () => {
    const errors = async (response: Response) => [
      response.status,
      ((await response.json()) as { errors: object }).errors,
    ];
    const unknown = { code: 'unknown_field', params: {} };
    expect(await errors(await browser.fetch(`/api/party/${id}?utm_source=mail`))).toEqual([
      422,
      { utm_source: unknown },
    ]);
    const body = { title: 'Ny', music: 'jazz', location: { address: 'Vej 1', zip: '8000' } };
    expect(await errors(await browser.send('PATCH', `/api/party/${id}`, body))).toEqual([
      422,
      { music: unknown, 'location.zip': unknown },
    ]);
  });

  it('refuses an outdated version on the fields concerned, and an invalid one on ifMatch', async () => {
    expect(await refusal(await edit({ 'if-match': '"6"' }))).toEqual([412, 'edited_meanwhile', ['title', 'body']]);
    expect(await refusal(await edit({ 'if-match': 'x' }))).toEqual([422, 'invalid', ['ifMatch']]);
  });
});

describe('the refusal of a password change over HTTP', () => {
  it('has the code of its error also as type and message; refusals of other calls have no type', async () => {
    const redis = await startTestRedis();
    const gateway = await startTestGateway({
      redisUrl: redis.url,
      directory: new FakeAccessDirectory([]),
      handlers: [
        on(identity.calls.resolveSession, () => ({ user: owner })),
        on(identity.calls.login, () => ({ user: owner, session })),
        on(identity.calls.changePassword, ({ currentPassword }) => {
          if (currentPassword === '')
            throw new InvalidInput({ currentPassword: { code: 'current_password_required' } });
          throw new CallError('too_many_tries', { minutes: 2 });
        }),
        on(identity.calls.changeEmail, () => {
          throw new CallError('email_taken');
        }),
      ],
    });
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    const entered = await browser.send('POST', '/api/login', { email: owner.email, password: 'correct' });
    browser.csrf = entered.headers.get('x-csrf-token') ?? '';
    const change = async (currentPassword: string) => {
      const input = { currentPassword, password: 'en ny kode', password2: 'en ny kode' };
      const answer = await browser.send('POST', '/api/account/change-password', input);
      return [answer.status, await answer.json()];
    };
    expect(await change('')).toEqual([
      422,
      {
        errors: { currentPassword: { code: 'current_password_required' } },
        type: 'current_password_required',
        message: 'current_password_required',
        requestId: expect.any(String),
      },
    ]);
    expect(await change('et gæt')).toMatchObject([429, { type: 'too_many_tries', message: 'too_many_tries' }]);
    const other = await browser.send('POST', '/api/account/change-email', { email: 'a@b.dk', currentPassword: 'x' });
    expect(await other.json()).not.toHaveProperty('type');
    await gateway.stop();
    await redis.stop();
  });
});
