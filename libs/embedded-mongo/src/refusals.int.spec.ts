import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serialize } from 'bson';
import type { Document } from 'mongodb';
import { startEmbeddedMongo } from './index';
import { temporaryDirectory, testServer, type TestServer } from './testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db.collection('c').createIndex({ a: 1 });
});
afterAll(() => server.stop());

describe('refused', () => {
  const index = (spec: Document) => ({ createIndexes: 'c', indexes: [{ name: 'new', key: { b: 1 }, ...spec }] });

  test.each<[string, Document, number, string]>([
    ['a command there is not', { frobnicate: 1 }, 59, 'CommandNotFound'],
    ['a login', { saslStart: 1, mechanism: 'PLAIN' }, 59, 'CommandNotFound'],
    ['a field there is not', { find: 'c', frobnicate: 1 }, 40415, 'UnknownField'],
    ['a tailable cursor', { find: 'c', tailable: true }, 2, 'BadValue'],
    ['a filter that is no document', { find: 'c', filter: 5 }, 14, 'TypeMismatch'],
    ['a negative limit', { find: 'c', limit: -1 }, 2, 'BadValue'],
    ['a sort by another direction', { find: 'c', sort: { a: 2 } }, 2, 'BadValue'],
    ['a collation beyond strength', { find: 'c', collation: { locale: 'en', caseFirst: 'upper' } }, 2, 'BadValue'],
    ['an unknown cursor', { getMore: 12345, collection: 'c' }, 43, 'CursorNotFound'],
    ['a transaction', { insert: 'c', documents: [{}], txnNumber: 1, autocommit: false }, 20, 'IllegalOperation'],
    ['a collection that exists', { create: 'c' }, 48, 'NamespaceExists'],
    ['a capped collection', { create: 'd', capped: true, size: 5 }, 40415, 'UnknownField'],
    ['a validator', { create: 'd', validator: {} }, 40415, 'UnknownField'],
    ['a name MongoDB does not allow', { create: 'a$b' }, 73, 'InvalidNamespace'],
    ['indexes of a collection that is not', { listIndexes: 'nothing' }, 26, 'NamespaceNotFound'],
    ['dropping an index that is not', { dropIndexes: 'c', index: 'nothing' }, 27, 'IndexNotFound'],
    ['dropping the index of _id', { dropIndexes: 'c', index: '_id_' }, 72, 'InvalidOptions'],
    ['a text index', index({ key: { b: 'text' } }), 67, 'CannotCreateIndex'],
    ['a wildcard index', index({ key: { 'b.$**': 1 } }), 67, 'CannotCreateIndex'],
    ['an index with a collation', index({ collation: { locale: 'nb' } }), 67, 'CannotCreateIndex'],
    ['a TTL index of two fields', index({ key: { a: 1, b: 1 }, expireAfterSeconds: 1 }), 67, 'CannotCreateIndex'],
    ['an index of other options', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] }, 85, 'IndexOptionsConflict'],
    ['an index of the same name', { createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'a_1' }] }, 86, 'IndexKeySpecsConflict'],
    ['neither update nor remove', { findAndModify: 'c' }, 9, 'FailedToParse'],
  ])('%s', async (_, command, code, codeName) => {
    await expect(server.db.command(command)).rejects.toMatchObject({ code, codeName });
  }); // prettier-ignore

  test('an update as a write error, with the index of it', async () => {
    const updates = [{ q: {}, u: { $frobnicate: { a: 1 } } }];
    expect(await server.db.command({ update: 'c', updates })).toMatchObject({
      ok: 1,
      writeErrors: [{ index: 0, code: 9 }],
    });
  });

  test('a transaction of the driver', async () => {
    await server.client.withSession(async (session) => {
      session.startTransaction();
      await expect(server.db.collection('c').insertOne({}, { session })).rejects.toThrow('does not support');
    });
  });

  test('a second server on the same directory, until the first is closed', async () => {
    const directory = temporaryDirectory();
    const first = await startEmbeddedMongo({ directory });
    await expect(startEmbeddedMongo({ directory })).rejects.toThrow('locked');
    await first.close();
    await (await startEmbeddedMongo({ directory })).close();
  });
});

describe('on the wire', () => {
  /** Sends bytes and gives what comes back until the reply is whole or the connection ends. */
  const exchange = (bytes: Buffer, pieces = [bytes]) =>
    new Promise<Buffer>((resolve, reject) => {
      const socket = connect(server.server.port, '127.0.0.1', () => pieces.forEach((piece) => socket.write(piece)));
      let received = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (received.length >= 4 && received.length >= received.readInt32LE(0)) socket.end();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(received));
    });
  const message = (opCode: number, body: Buffer) => {
    const header = Buffer.alloc(16);
    header.writeInt32LE(16 + body.length, 0);
    header.writeInt32LE(7, 4);
    header.writeInt32LE(opCode, 12);
    return Buffer.concat([header, body]);
  };
  const section = (kind: number, ...parts: Uint8Array[]) => Buffer.concat([Buffer.from([kind]), ...parts]);

  test('the old handshake is answered in its own form', async () => {
    const query = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8), serialize({ isMaster: 1 })]);
    const reply = await exchange(message(2004, query));
    expect(reply.readInt32LE(12)).toBe(1);
    expect(reply.readInt32LE(8)).toBe(7);
    expect(reply.includes('ismaster')).toBe(true);
  });

  test('documents in a sequence are inserted, however the message is cut into pieces', async () => {
    const documents = [serialize({ _id: 1 }), serialize({ _id: 2 })];
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + 'documents\0'.length + documents.reduce((sum, { length }) => sum + length, 0));
    const body = section(0, serialize({ insert: 'sequence', $db: 'test' }));
    const bytes = message(2013, Buffer.concat([Buffer.alloc(4), body, section(1, size, Buffer.from('documents\0'), ...documents)]));
    const reply = await exchange(bytes, [bytes.subarray(0, 3), bytes.subarray(3, 30), bytes.subarray(30)]);
    expect(reply.readInt32LE(12)).toBe(2013);
    expect(await server.db.collection('sequence').countDocuments({})).toBe(2);
  });

  test.each<[string, Buffer]>([
    ['an operation code there is not', message(2012, Buffer.alloc(20))],
    ['flags that must be understood', message(2013, Buffer.from([4, 0, 0, 0]))],
    ['a section longer than its message', message(2013, Buffer.from([0, 0, 0, 0, 0, 255, 0, 0, 0]))],
    ['a length no message has', Buffer.from([255, 255, 255, 127, 0, 0, 0, 0])],
  ])('%s ends the connection, and no other', async (_, bytes) => {
    expect(await exchange(bytes)).toHaveLength(0);
    expect(await server.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
}); // prettier-ignore
