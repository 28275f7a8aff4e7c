import * as contacts from '@festlig/contracts/contacts/http';
import * as identity from '@festlig/contracts/identity/http';
import * as messaging from '@festlig/contracts/messaging/http';
import * as party from '@festlig/contracts/party/http';
import { aUser } from '@festlig/testing/service/a-user';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { addressOf } from './address-of';
import { api } from './api';
import { baseQuery } from './base-query';
import { mutation, query, requestOf } from './call-endpoint';

const hash = 'h'.repeat(8);

/** A page with this token in its head. */
function withToken(content: string): void {
  document.head.querySelector('meta[name="csrf-token"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'csrf-token', content }));
}

describe('the request of a call', () => {
  it('puts path parameters in the path and the other fields of a GET in the query', () => {
    const input = { partyId: 'sommer/fest', page: 2, search: 'å & b', sort: undefined };
    expect(requestOf(contacts.listContacts, input)).toMatchObject({
      method: 'GET',
      url: '/api/party/sommer%2Ffest/contacts?page=2&search=%C3%A5+%26+b',
      guard: 'none',
    });
  });

  it('puts the other fields of a change in the body, and needs the CSRF token', () => {
    const request = requestOf(party.updateParty, { partyId: 'abc', title: 'Fest', suDate: null });
    expect(request).toMatchObject({ url: '/api/party/abc', body: { title: 'Fest', suDate: null }, guard: 'session' });
  });

  it('turns fields that the contract declares as headers into headers', () => {
    const input = { partyId: 'abc', templateId: 't', audience: 'all', idempotencyKey: 'key-12345' };
    expect(requestOf(messaging.send, input)).toMatchObject({
      headers: { 'idempotency-key': 'key-12345' },
      body: { templateId: 't', audience: 'all' },
    });
  });

  it('needs the CSRF token for a GET that is guarded by the session', () => {
    expect(requestOf(contacts.unsubscribe, { hash, signature: 's' }).guard).toBe('session');
    expect(requestOf(contacts.getSubscription, { hash, signature: 's' }).guard).toBe('none');
  });

  it('gives a DELETE a body only when the call has fields outside its path', () => {
    expect(requestOf(party.deleteParty, { partyId: 'abc' })).not.toHaveProperty('body');
    const request = requestOf(identity.deleteUser, { currentPassword: 'en lang kode' });
    expect([request.url, request.body]).toEqual(['/api/user', { currentPassword: 'en lang kode' }]);
  });

  it.each([
    ['as long as the call may take', requestOf(contacts.previewImport, { partyId: 'abc' }), 120_000],
    ['as long as a slow net takes at least', requestOf(contacts.addContact, { partyId: 'abc' }), 15_000],
  ])('times out %s', async (_what, request, milliseconds) => {
    withToken('first');
    jest.useFakeTimers();
    global.fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const ended = jest.fn();
    void baseQuery(request, { signal: new AbortController().signal, type: 'query' }).then(ended);
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ error: { status: 'timeout', errors: { root: { code: 'timeout' } } } });
    jest.useRealTimers();
  });

  it('becomes an address when the browser opens it directly', () => {
    const file = addressOf(contacts.exportContacts, { partyId: 'fest', after: 'å' });
    expect(file).toBe('/export/fest/contacts.csv?after=%C3%A5');
    expect(addressOf(identity.logout, {})).toBe('/logout');
    // @ts-expect-error The partyId is missing.
    expect(() => addressOf(contacts.exportContacts, {})).toThrow('contacts.exportContacts needs partyId');
  });

  it('throws when a path parameter is missing', () => {
    expect(() => requestOf(party.getParty, {})).toThrow('party.getParty needs partyId');
  });
});

describe('an endpoint', () => {
  const { getInitial, login, getSubscription } = api.injectEndpoints({
    endpoints: (build) => ({
      getInitial: query(build, identity.getInitial),
      getSubscription: query(build, contacts.getSubscription),
      login: mutation(build, identity.login),
    }),
  }).endpoints;
  const makeStore = () =>
    configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  let store: ReturnType<typeof makeStore>;
  const fetched = jest.fn<typeof fetch>();
  const answer = (body: unknown, { status = 200, headers = {} as Record<string, string> } = {}) =>
    fetched.mockResolvedValueOnce({
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)) as unknown as Headers,
      text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
    } as Response);
  const ask = () => store.dispatch(getSubscription.initiate({ hash, signature: 's' }, { forceRefetch: true }));
  const tokenSent = () => new Map(Object.entries(fetched.mock.lastCall?.[1]?.headers ?? {})).get('X-CSRF-Token');

  beforeEach(() => {
    store = makeStore();
    global.fetch = fetched;
    withToken('first');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    fetched.mockReset();
    jest.restoreAllMocks();
  });

  it('returns what the contract declares and drops the rest', async () => {
    answer({ subscribed: true, channel: 'text', more: 'ignored' });
    expect((await ask()).data).toEqual({ subscribed: true, channel: 'text' });
  });

  it('returns “bad_answer” for a response with a wrong shape', async () => {
    answer({ subscribed: 'yes' });
    expect((await ask()).error).toEqual({ status: 'bad_answer', errors: { root: { code: 'bad_answer' } } });
    answer('<html>');
    expect((await ask()).error).toMatchObject({ status: 'bad_answer' });
  });

  it('passes on coded errors and the request id', async () => {
    const errors = { email: { code: 'email_taken' }, root: { code: 'too_long', params: { maximum: 5 } } };
    answer({ errors, message: 'x', requestId: 'r1' }, { status: 409 });
    expect((await ask()).error).toEqual({ status: 409, errors, requestId: 'r1' });
  });

  it('returns an error by status for a failure without our error format', async () => {
    answer('<html>Bad gateway</html>', { status: 502 });
    expect((await ask()).error).toEqual({ status: 502, errors: { root: { code: 'unavailable' } } });
  });

  it('distinguishes no network, an unreachable server and a timeout', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    for (const [isOnline, status] of [
      [false, 'offline'],
      [true, 'unreached'],
    ] as const) {
      online.mockReturnValue(isOnline);
      fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect((await ask()).error).toMatchObject({ status });
    }
    online.mockRestore();
    fetched.mockRejectedValueOnce(new DOMException('too late', 'TimeoutError'));
    expect((await ask()).error).toMatchObject({ status: 'timeout' });
  });

  it('keeps the new CSRF token for later calls, and sends none where the guard does not need it', async () => {
    const user = aUser({ email_verified: false });
    answer({ user }, { headers: { 'X-CSRF-Token': 'second' } });
    const logIn = () => store.dispatch(login.initiate({ email: 'e@example.dk', password: 'langtkodeord' }));
    expect((await logIn()).data).toEqual({ user });
    const before = tokenSent();
    answer({ user });
    await logIn();
    expect([before, tokenSent()]).toEqual(['first', 'second']);
    answer({ user: null, language: 'da', flags: {}, providerKeys: {} });
    await store.dispatch(getInitial.initiate({}));
    expect(tokenSent()).toBeUndefined();
  });
});
