import { Readable } from 'node:stream';
import { http } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import type { StoredFile } from '@festlig/platform/files';
import { aUser } from '@festlig/platform/rpc/testing/people';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { Ongoing } from '../http/ongoing';
import type { Exchange } from './exchange';
import { storedFile } from './stored-file';

const binding = http('a.getFile', 'GET /files/:partyId', { answer: 'file', contentType: 'application/pdf' });

describe('one file of the store', () => {
  let server: FastifyInstance;
  let stored: Map<string, StoredFile>;
  let refusal: CallError | null;
  let asked: object[];
  let user: ReturnType<typeof aUser> | null;

  beforeEach(() => {
    [stored, refusal, asked, user] = [new Map(), null, [], aUser()];
    const caller = () => Promise.resolve({ user, service: null });
    const context = {
      exports: new Ongoing({ ofOne: 1, seconds: 5 }),
      guestFiles: new Ongoing({ ofOne: 1, seconds: 2 }),
      lookAtPace: 1000,
      callerOf: caller,
      inputOf: (_call: unknown, { params }: { params: object }) => params,
      files: { get: async (key: string) => stored.get(key) ?? null },
      rpc: {
        call: async (_call: unknown, input: object) => {
          asked.push(input);
          if (refusal) throw refusal;
          return { key: 'books/1.pdf', fileName: 'Fotobog æøå.pdf' };
        },
      },
    };
    server = fastify();
    server.setErrorHandler((error: { code?: string }, _request, reply) =>
      reply.code(400).send({ code: (error as CallError).code }),
    );
    server.get('/files/:partyId', (request, reply) =>
      storedFile({
        ...({ call: { access: 'editor', name: 'a.getFile' }, context } as unknown as Exchange),
        http: binding,
        request,
        reply,
        inTurn: (work) => work(),
      }),
    );
  });
  afterEach(() => server.close());
  const open = () => server.inject({ url: '/files/1', headers: { 'sec-fetch-mode': 'cors' } });
  const store = (text: string) => {
    const bytes = Buffer.from(text);
    const stream = Readable.from([bytes]);
    stored.set('books/1.pdf', { stream, size: bytes.length, contentType: 'application/octet-stream', etag: 'x' });
    return stream;
  };

  it('is sent with its length, the type of the binding, and the name that the call returns', async () => {
    store('%PDF a book');
    const answer = await open();
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF a book']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '11',
      'content-disposition': `attachment; filename="Fotobog a.pdf"; filename*=UTF-8''Fotobog%20%C3%A6%C3%B8%C3%A5.pdf`,
      'cache-control': 'no-store',
    });
    expect(asked).toEqual([{ partyId: '1' }]);
  });

  it('that is not there is refused', async () => expect((await open()).json()).toEqual({ code: 'not_found' }));

  it('is refused with the code of the call, and the refusal uses no slot', async () => {
    refusal = new CallError('unavailable');
    for (let n = 0; n < 3; n++) expect((await open()).json()).toEqual({ code: 'unavailable' });
    refusal = null;
    store('%PDF a book');
    expect((await open()).statusCode).toBe(200);
  });

  it('is limited per account while it is sent', async () => {
    const endless = new Readable({ read: () => undefined });
    endless.push('%PDF');
    stored.set('books/1.pdf', { stream: endless, size: 1000, contentType: 'application/pdf', etag: 'x' });
    const first = open();
    while (!endless.listenerCount('data')) await new Promise((resolve) => setImmediate(resolve));
    expect((await open()).json()).toEqual({ code: 'too_many_requests' });
    endless.destroy(new Error('the store is away'));
    await expect(first).rejects.toThrow();
    store('%PDF a book');
    expect((await open()).statusCode).toBe(200);
  });
});
