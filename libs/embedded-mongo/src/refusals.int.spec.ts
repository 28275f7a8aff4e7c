import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient, type Document } from 'mongodb';
import { startEmbeddedMongo } from './index';
import { temporaryDirectory, testServer, type TestServer } from './testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db.collection('c').createIndex({ a: 1 });
});
afterAll(() => server.stop());

describe('the server refuses', () => {
  const index = (spec: Document) => ({ createIndexes: 'c', indexes: [{ name: 'new', key: { b: 1 }, ...spec }] });

  test.each<[string, Document, number, string]>([
    ['an unknown command', { frobnicate: 1 }, 59, 'CommandNotFound'],
    ['an unknown field', { find: 'c', frobnicate: 1 }, 40415, 'UnknownField'],
    ['a tailable cursor', { find: 'c', tailable: true }, 2, 'BadValue'],
    ['a filter that is not a document', { find: 'c', filter: 5 }, 14, 'TypeMismatch'],
    ['a negative limit', { find: 'c', limit: -1 }, 2, 'BadValue'],
    ['an invalid sort direction', { find: 'c', sort: { a: 2 } }, 2, 'BadValue'],
    ['a collation', { find: 'c', collation: { locale: 'en' } }, 40415, 'UnknownField'],
    ['variables', { find: 'c', let: { a: 1 } }, 40415, 'UnknownField'],
    ['array filters', { update: 'c', updates: [{ q: {}, u: { $set: { 'a.$[i]': 1 } }, arrayFilters: [{ i: 1 }] }] }, 40415, 'UnknownField'],
    ['the distinct values of a field', { distinct: 'c', key: 'a' }, 59, 'CommandNotFound'],
    ['another name for a collection', { renameCollection: 'test.c', to: 'test.d' }, 59, 'CommandNotFound'],
    ['explain of a write', { explain: { delete: 'c', deletes: [{ q: {}, limit: 0 }] } }, 59, 'CommandNotFound'],
    ['an unknown cursor', { getMore: 12345, collection: 'c' }, 43, 'CursorNotFound'],
    ['a transaction', { insert: 'c', documents: [{}], txnNumber: 1, autocommit: false }, 20, 'IllegalOperation'],
    ['a collection that exists', { create: 'c' }, 48, 'NamespaceExists'],
    ['a capped collection', { create: 'd', capped: true, size: 5 }, 40415, 'UnknownField'],
    ['a validator', { create: 'd', validator: {} }, 40415, 'UnknownField'],
    ['a name MongoDB does not allow', { create: 'a$b' }, 73, 'InvalidNamespace'],
    ['listing the indexes of a collection that does not exist', { listIndexes: 'nothing' }, 26, 'NamespaceNotFound'],
    ['dropping an index that does not exist', { dropIndexes: 'c', index: 'nothing' }, 27, 'IndexNotFound'],
    ['dropping the index of _id', { dropIndexes: 'c', index: '_id_' }, 72, 'InvalidOptions'],
    ['a text index', index({ key: { b: 'text' } }), 67, 'CannotCreateIndex'],
    ['a wildcard index', index({ key: { 'b.$**': 1 } }), 67, 'CannotCreateIndex'],
    ['an index with a collation', index({ collation: { locale: 'nb' } }), 67, 'CannotCreateIndex'],
    ['a TTL index of two fields', index({ key: { a: 1, b: 1 }, expireAfterSeconds: 1 }), 67, 'CannotCreateIndex'],
    ['an existing index with other options', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] }, 85, 'IndexOptionsConflict'],
    ['an index with the name of another', { createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'a_1' }] }, 86, 'IndexKeySpecsConflict'],
    ['neither update nor remove', { findAndModify: 'c' }, 9, 'FailedToParse'],
    ['remove together with new', { findAndModify: 'c', remove: true, new: true }, 9, 'FailedToParse'],
    ['sorting an update, as before MongoDB 8', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] }, 40415, 'UnknownField'],
    ['a batch of nothing', { insert: 'c', documents: [] }, 21, 'InvalidLength'],
    ['operations that are not an array', { update: 'c', updates: 5 }, 14, 'TypeMismatch'],
    ['an aggregation of a whole database', { aggregate: 1, pipeline: [], cursor: {} }, 73, 'InvalidNamespace'],
    ['an unsupported stage', { aggregate: 'c', pipeline: [{ $out: 'd' }], cursor: {} }, 40324, 'UnknownStage'],
    ['a stage with two names', { aggregate: 'c', pipeline: [{ $skip: 1, $limit: 1 }], cursor: {} }, 40324, 'UnknownStage'],
    ['a write concern of more than one server', { create: 'd', writeConcern: { w: 2 } }, 2, 'BadValue'],
    ['a snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 72, 'InvalidOptions'],
    ['an invalid cursor id', { getMore: 'x', collection: 'c' }, 14, 'TypeMismatch'],
    ['another API version', { ping: 1, apiVersion: '2' }, 322, 'APIVersionError'],
    ['a command outside a strict API version', { dbStats: 1, apiVersion: '1', apiStrict: true }, 323, 'APIStrictError'],
    ['changing a collection’s options', { collMod: 'c', validator: {} }, 59, 'CommandNotFound'],
    ['a view', { create: 'd', viewOn: 'c', pipeline: [] }, 40415, 'UnknownField'],
  ])('%s', async (_, command, code, codeName) => {
    await expect(server.db.command(command)).rejects.toMatchObject({ code, codeName });
  }); // prettier-ignore

  test('an invalid update with a write error that has its index', async () => {
    const updates = [{ q: {}, u: { $frobnicate: { a: 1 } } }];
    expect(await server.db.command({ update: 'c', updates })).toMatchObject({
      ok: 1,
      writeErrors: [{ index: 0, code: 9 }],
    });
  });

  test('a transaction started by the driver', async () => {
    await server.client.withSession(async (session) => {
      session.startTransaction();
      await expect(server.db.collection('c').insertOne({}, { session })).rejects.toThrow('does not support');
    });
  });

  test('a login with a user name and password', async () => {
    const stranger = new MongoClient(server.server.uri.replace('//', '//somebody:secret@'));
    await expect(stranger.connect()).rejects.toMatchObject({ code: 59 });
    await stranger.close();
  });

  test('a second server on the same directory, until the first is closed', async () => {
    const directory = temporaryDirectory();
    const first = await startEmbeddedMongo({ directory });
    await expect(startEmbeddedMongo({ directory })).rejects.toThrow('locked');
    await first.close();
    await (await startEmbeddedMongo({ directory })).close();
    rmSync(directory, { recursive: true });
  });
});
