import { describe, expect, it } from '@jest/globals';
import { allCalls } from '../all';
import { BODY_BYTES, DEADLINE, hasBody, http, parametersOf, requestParts, TEXT_BYTES } from './http';

describe('a binding', () => {
  it('is complete: what it leaves out has its default', () => {
    expect(http('a.getOne', 'GET /api/a')).toEqual({
      name: 'a.getOne',
      method: 'GET',
      path: '/api/a',
      answer: 'json',
      guard: 'none',
      headers: {},
      maxBytes: BODY_BYTES,
      deadline: DEADLINE,
    });
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('asks a %s for the CSRF token, as it changes something', (method) =>
    expect(http('a.change', `${method} /api/a`).guard).toBe('session'),
  );

  it('says what it declares', () => {
    const declared = { guard: 'session', answer: 'download', maxBytes: TEXT_BYTES, deadline: 10 } as const;
    expect(http('a.getOne', 'GET /api/a', declared)).toMatchObject(declared);
  });

  it('is of one of the methods there are', () => {
    // @ts-expect-error No call is a PUT.
    expect(http('a.getOne', 'PUT /api/a').method).toBe('PUT');
  });
});

describe('the request of an input', () => {
  const send = http('a.send', 'POST /api/party/:partyId/send/:to', { headers: { key: 'idempotency-key' } });

  it('has path parameters in the path, named headers, and the rest in the body', () => {
    const input = { partyId: 'sommer/fest', to: 7, key: 'abc', text: 'Hej', none: undefined, empty: null };
    expect(requestParts(send, input)).toEqual({
      url: '/api/party/sommer%2Ffest/send/7',
      headers: { 'idempotency-key': 'abc' },
      body: { text: 'Hej', empty: null },
    });
  });

  it('has the rest of a GET in the query, without what is empty', () => {
    const list = http('a.list', 'GET /api/a');
    expect(requestParts(list, { page: 2, search: 'å & b', sort: null })).toEqual({
      url: '/api/a?page=2&search=%C3%A5+%26+b',
      headers: {},
    });
    expect(requestParts(list, {}).url).toBe('/api/a');
  });

  it('has a body for a deletion only where it says more than its address does', () => {
    const remove = http('a.remove', 'DELETE /api/a/:id');
    expect(requestParts(remove, { id: 1 })).toEqual({ url: '/api/a/1', headers: {} });
    expect(requestParts(remove, { id: 1, password: 'x' }).body).toEqual({ password: 'x' });
    expect([hasBody(remove, 0), hasBody(remove, 1), hasBody(send, 0)]).toEqual([false, true, true]);
  });

  it('is refused without a path parameter', () => {
    expect(() => requestParts(send, { partyId: 'a' })).toThrow('a.send needs to');
  });
});

describe('the calls of the product', () => {
  const bound = allCalls.filter(({ http }) => http !== undefined);

  it.each(bound.map((call) => [call.name, call] as const))('%s has the input its path names', (_, call) => {
    const { shape } = call.input as unknown as { shape: Record<string, unknown> };
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining([...parametersOf(call.http!), ...Object.keys(call.http!.headers)]),
    );
  });
});
