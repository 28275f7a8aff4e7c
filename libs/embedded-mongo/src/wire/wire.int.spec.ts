import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serialize, type Document } from 'bson';
import fc from 'fast-check';
import { testServer, type TestServer } from '../testing/server';
import { exchange, message, OP_MSG, opMsg, replyOf, sequence } from '../testing/wire';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const send = (...pieces: Uint8Array[]) => exchange(server.server.port, pieces);
const ping = opMsg(0, { ping: 1, $db: 'test' });
const insert = { insert: 'c', $db: 'test' };
const noBson = Buffer.of(8, 0, 0, 0, 99, 0, 0, 0);
const nested = (levels: number): Document => {
  let filter: Document = { a: 1 };
  for (let level = 0; level < levels; level++) filter = { $nor: [filter] };
  return filter;
};

describe('a message on the wire', () => {
  test('as OP_QUERY, the legacy handshake, is answered by an OP_REPLY', async () => {
    const ask = [Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8), serialize({ isMaster: 1 })];
    const [reply] = await send(message(2004, Buffer.concat(ask)));
    expect([reply!.readInt32LE(12), reply!.readInt32LE(8)]).toEqual([1, 7]);
    expect(reply!.includes('ismaster')).toBe(true);
  });

  test('with documents in a sequence is understood in any division into chunks', async () => {
    const bytes = opMsg(0, insert, sequence('documents', serialize({ _id: 1 }), serialize({ _id: 2 })));
    const [reply] = await send(bytes.subarray(0, 3), bytes.subarray(3, 30), bytes.subarray(30));
    expect(replyOf(reply)).toEqual({ n: 2, ok: 1 });
    expect(await server.db.collection('c').countDocuments({})).toBe(2);
  });

  test('with w: 0 gets no reply, and the next message does', async () => {
    const replies = await send(opMsg(2, { frobnicate: 1, $db: 'test' }), ping);
    expect(replies.map(replyOf)).toEqual([{ ok: 1 }]);
  });

  test.each<[string, Buffer, number]>([
    ['a section that is longer than the message', opMsg(0, Buffer.of(0, 255, 0, 0, 0)), 9],
    ['no section', opMsg(0), 9],
    ['a section of an unknown kind', opMsg(0, Buffer.of(2, 5, 0, 0, 0, 0)), 9],
    ['two bodies', opMsg(0, { ping: 1, $db: 'a' }, { ping: 1, $db: 'a' }), 9],
    ['a sequence without a name', opMsg(0, insert, Buffer.of(1, 6, 0, 0, 0, 65, 65)), 9],
    ['a field twice', opMsg(0, { ...insert, documents: [] }, sequence('documents')), 9],
    ['a body that is not BSON', opMsg(0, Buffer.concat([Buffer.of(0), noBson])), 22],
    ['a document that is not BSON', opMsg(0, insert, sequence('documents', noBson)), 22],
    ['a document that is a number', opMsg(0, { ...insert, documents: [5] }), 14],
    ['no command', opMsg(0, {}), 59],
    ['no database', opMsg(0, { ping: 1 }), 73],
    ['a filter nested too deeply', opMsg(0, { find: 'c', filter: nested(50_000), $db: 'test' }), 15],
  ])('with %s is refused, and the connection stays usable', async (_, bytes, code) => {
    const [refusal, next] = await send(bytes, ping);
    const reply = replyOf(refusal)!;
    expect(reply['writeErrors']?.[0] ?? reply).toMatchObject({ code });
    expect(replyOf(next)).toEqual({ ok: 1 });
  });

  test.each<[string, Buffer]>([
    ['another operation code', message(2012, Buffer.alloc(20))],
    ['flags that must be understood', opMsg(4, { ping: 1, $db: 'a' })],
    ['a checksum', opMsg(1, { ping: 1, $db: 'a' }, Buffer.alloc(4))],
    ['an impossible length', message(OP_MSG, Buffer.alloc(20), 0x7fffffff)],
    ['a length of more than 48 MB', message(OP_MSG, Buffer.alloc(20), 48_000_001)],
    ['a length shorter than its header', message(OP_MSG, Buffer.alloc(20), 15)],
    ['a head only', message(OP_MSG, Buffer.alloc(0))],
  ])('with %s closes its connection, and no other', async (_, bytes) => {
    expect(await send(bytes, ping)).toEqual([]);
    expect(await server.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});

describe('the server given random bytes', () => {
  /** A valid message, with some of its bytes changed, cut off or added. */
  const commands: Document[] = [
    ...[
      { find: 'c', filter: { a: { $in: [1, 'x'] } }, sort: { a: 1 }, limit: 5 },
      { getMore: 1, collection: 'c' },
    ],
    ...[
      { insert: 'c', documents: [{ a: [1, { b: null }], d: new Date(0) }] },
      { killCursors: 'c', cursors: [1] },
    ],
    ...[
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, upsert: true }] },
      { listCollections: 1, filter: {} },
    ],
    ...[{ aggregate: 'c', pipeline: [{ $group: { _id: '$a', n: { $sum: 1 } } }], cursor: {} }],
    ...[
      { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] },
      { findAndModify: 'c', remove: true },
    ],
  ].map((command) => ({ ...command, $db: 'fuzz' }));
  const mangled = fc
    .record({
      message: fc.constantFrom(...commands.map((command) => opMsg(0, command))),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      added: fc.uint8Array({ maxLength: 8 }),
    })
    .map(({ message: right, changes, added }) => {
      const bytes = Buffer.concat([right, added]);
      for (const [at, byte] of changes) bytes[16 + (at % (bytes.length - 16))] = byte;
      bytes.writeInt32LE(bytes.length, 0);
      return bytes;
    });
  const random = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const framed = random.map((body) => message(OP_MSG, body));

  test('answers or closes that connection, and other connections stay usable', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(mangled, framed, random), async (bytes) => {
        for (const reply of await send(bytes)) expect(replyOf(reply)).toHaveProperty('ok');
        expect(await server.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});
