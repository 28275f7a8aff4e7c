import { describe, expect, it } from '@jest/globals';
import { allCalls } from '../all';
import { BODY_BYTES, DEADLINE, hasBody, http, parametersOf, requestParts, TEXT_BYTES } from './http';

describe('http', () => {
  it('fills in the defaults of a binding', () => {
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

  it.each(['POST', 'PATCH', 'DELETE'] as const)(
    'requires the CSRF token for %s requests, because they change something',
    (method) => expect(http('a.change', `${method} /api/a`).guard).toBe('session'),
  );

  it('keeps the declared options', () => {
    const declared = { guard: 'session', answer: 'download', maxBytes: TEXT_BYTES, deadline: 10 } as const;
    expect(http('a.getOne', 'GET /api/a', declared)).toMatchObject(declared);
  });

  it('accepts only the supported methods', () => {
    // @ts-expect-error PUT is not supported.
    expect(http('a.getOne', 'PUT /api/a').method).toBe('PUT');
  });
});

describe('requestParts and hasBody', () => {
  const send = http('a.send', 'POST /api/party/:partyId/send/:to', { headers: { key: 'idempotency-key' } });

  it('put path parameters into the path, declared headers into headers, and other fields into the body', () => {
    const input = { partyId: 'sommer/fest', to: 7, key: 'abc', text: 'Hej', none: undefined, empty: null };
    expect(requestParts(send, input)).toEqual({
      url: '/api/party/sommer%2Ffest/send/7',
      headers: { 'idempotency-key': 'abc' },
      body: { text: 'Hej', empty: null },
    });
  });

  it('put the other fields of a GET into the query, without empty ones', () => {
    const list = http('a.list', 'GET /api/a');
    expect(requestParts(list, { page: 2, search: 'å & b', sort: null })).toEqual({
      url: '/api/a?page=2&search=%C3%A5+%26+b',
      headers: {},
    });
    expect(requestParts(list, {}).url).toBe('/api/a');
  });

  it('use a body for a DELETE only when it has fields besides the path parameters', () => {
    const remove = http('a.remove', 'DELETE /api/a/:id');
    expect(requestParts(remove, { id: 1 })).toEqual({ url: '/api/a/1', headers: {} });
    expect(requestParts(remove, { id: 1, password: 'x' }).body).toEqual({ password: 'x' });
    expect([hasBody(remove, 0), hasBody(remove, 1), hasBody(send, 0)]).toEqual([false, true, true]);
  });

  it('throw when a path parameter is missing', () => {
    expect(() => requestParts(send, { partyId: 'a' })).toThrow('a.send needs to');
  });
});

describe('the calls of the product', () => {
  const bound = allCalls.filter(({ http }) => http !== undefined);

  it.each(bound.map((call) => [call.name, call] as const))(
    '%s has an input field for each parameter of its path',
    (_, call) => {
      const { shape } = call.input as unknown as { shape: Record<string, unknown> };
      expect(Object.keys(shape)).toEqual(
        expect.arrayContaining([...parametersOf(call.http!), ...Object.keys(call.http!.headers)]),
      );
    },
  );
});
