import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Binary, Double, Long, ObjectId, Timestamp, type Collection, type Document } from 'mongodb';
import { testServer, until, type TestServer } from './testing/server';

let server: TestServer;
let guests: Collection<Document>;
beforeAll(async () => {
  server = await testServer({ ttlMonitorSleepSecs: 0.05 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.dropDatabase();
  guests = server.db.collection('guests');
});
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: n as never, n }));

describe('documents', () => {
  test('are returned as they were stored', async () => {
    const doc = {
      _id: new ObjectId(),
      whole: 7,
      half: 0.5,
      big: Long.fromString('9007199254740993'),
      text: 'Åse 😀',
      date: new Date(-1),
      bytes: new Binary(Buffer.from([0, 255, 128])),
      at: new Timestamp({ t: 5, i: 6 }),
      none: null,
      yes: true,
      list: [1, [2], { a: null }],
      nested: { 'b-c': {} },
      pattern: /^a/i,
    };
    await guests.insertOne(doc);
    expect(await guests.findOne({ _id: doc._id })).toEqual(doc);
    await guests.updateOne({ _id: doc._id }, { $set: { text: 'changed' } });
    expect(await guests.findOne({})).toEqual({ ...doc, text: 'changed' });
    const [raw] = await guests.aggregate([{ $project: { _id: 0, big: 1 } }]).toArray();
    expect(String(raw!['big'])).toBe('9007199254740993');
  });

  test('keep the type of a number that is only stored', async () => {
    await guests.insertOne({ five: new Double(5), long: Long.fromNumber(5) });
    const found = await guests.findOne({}, { promoteValues: false });
    expect(found!['five']).toEqual(new Double(5));
    expect(found!['long']).toEqual(Long.fromNumber(5));
  });

  test('have their _id in front, wherever the client put it', async () => {
    await guests.insertOne({ a: new Double(1), _id: 5 as never, id: 2, b: 3 });
    expect(Object.keys((await guests.findOne({ a: 1, b: 3 }))!)).toEqual(['_id', 'a', 'id', 'b']);
    await guests.insertOne({ a: 1 });
    expect(Object.keys((await guests.findOne({ b: null }))!)).toEqual(['_id', 'a']);
  });

  test('get an _id when the client sent none', async () => {
    const { insertedId } = await guests.insertOne({ a: 1 }, { forceServerObjectId: true });
    expect(insertedId ?? (await guests.findOne({}))!._id).toBeInstanceOf(ObjectId);
  });
});

describe('cursors', () => {
  test('return several batches in order', async () => {
    await guests.insertMany(numbered(250));
    const found = await guests.find({}, { batchSize: 40 }).sort({ n: -1 }).skip(10).toArray();
    expect(found.map(({ n }) => n as number)).toEqual(numbered(240).map(({ n }) => 239 - n));
    expect(await guests.find({}).limit(7).toArray()).toHaveLength(7);
    expect(await guests.find({ n: { $lt: 0 } }).toArray()).toEqual([]);
  });

  test('return each document once while documents are changed and deleted', async () => {
    await guests.createIndex({ n: 1 });
    await guests.insertMany(numbered(1200));
    const seen: number[] = [];
    for await (const { _id, n } of guests.find({ n: { $gte: 0 } }, { batchSize: 100 }).sort({ n: 1 })) {
      seen.push(n as number);
      if ((n as number) % 2 === 0) await guests.deleteOne({ _id });
    }
    expect(seen).toEqual(numbered(1200).map(({ n }) => n));
  });

  test('return large results in messages that drivers accept', async () => {
    const text = 'x'.repeat(1_000_000);
    await guests.insertMany(Array.from({ length: 40 }, (_, n) => ({ n, text })));
    expect(await guests.find({}).toArray()).toHaveLength(40);
  });

  test('return no more documents than requested', async () => {
    await guests.insertMany(numbered(10));
    const first = async (find: Document) => (await server.db.command({ find: 'guests', ...find })).cursor as Document;
    expect((await first({ singleBatch: true, batchSize: 3 }))['firstBatch']).toHaveLength(3);
    expect(String((await first({ singleBatch: true, batchSize: 3 }))['id'])).toBe('0');
    expect((await first({ batchSize: 0 }))['firstBatch']).toEqual([]);
    expect(String((await first({ limit: 4, batchSize: 4 }))['id'])).toBe('0');
    expect(await guests.find({}, { noCursorTimeout: true, batchSize: 4, limit: 9 }).toArray()).toHaveLength(9);
  });

  test('are closed when killed or closed by the client, and when their collection is dropped', async () => {
    await guests.insertMany(numbered(10));
    const open = async () => (await server.db.command({ find: 'guests', batchSize: 2 })).cursor.id as Long;
    const more = (id: Long) => server.db.command({ getMore: id, collection: 'guests' });
    const whole = await open();
    expect((await more(whole)).cursor.nextBatch).toHaveLength(8);
    await expect(more(whole)).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
    const killed = await open();
    expect(await server.db.command({ killCursors: 'guests', cursors: [killed] })).toMatchObject({
      cursorsNotFound: [],
    });
    await expect(more(killed)).rejects.toMatchObject({ code: 43 });
    const dropped = await open();
    await guests.drop();
    await expect(more(dropped)).rejects.toMatchObject({ code: 43 });
  });
});

describe('large documents', () => {
  const megabytes = (n: number) => 'x'.repeat(n * 2 ** 20);

  test('are refused when inserted, grown or returned, and the connection stays usable', async () => {
    const big = { text: megabytes(15) };
    await guests.insertOne({ _id: 1 as never, ...big });
    const tooLarge = { code: 10334 };
    const insert = { insert: 'guests', documents: [{ text: megabytes(16) }] };
    expect(await server.db.command(insert)).toMatchObject({ n: 0, writeErrors: [tooLarge] });
    await expect(guests.updateOne({}, { $set: { more: megabytes(2) } })).rejects.toMatchObject(tooLarge);
    await expect(guests.findOneAndUpdate({}, { $set: { more: megabytes(3) } })).rejects.toMatchObject(tooLarge);
    await guests.insertOne({ _id: 2 as never, text: megabytes(14) });
    const together = [{ $project: { one: '$text', other: '$text' } }];
    await expect(guests.aggregate(together).toArray()).rejects.toMatchObject(tooLarge);
    expect(await guests.countDocuments({})).toBe(2);
    expect((await guests.findOne({ _id: 1 as never }))!['text']).toBe(big.text);
  });
});

describe('reads', () => {
  test('project, count and distinguish values', async () => {
    await guests.insertMany([
      { _id: 1 as never, name: 'Bo', tags: ['x', 'y'], items: [{ s: 1, q: 2 }, { s: 3, q: 4 }] },
      { _id: 2 as never, name: 'Åse', tags: ['y'] },
    ]); // prettier-ignore
    const one = async (projection: Document) => guests.findOne({ _id: 1 as never }, { projection });
    expect(await one({ name: 1 })).toEqual({ _id: 1, name: 'Bo' });
    expect(await one({ 'items.s': 1, _id: 0 })).toEqual({ items: [{ s: 1 }, { s: 3 }] });
    expect(await one({ items: 0, tags: 0 })).toEqual({ _id: 1, name: 'Bo' });
    expect(await one({ _id: 1 })).toEqual({ _id: 1 });
    expect(await one({ name: 1, items: { $elemMatch: { s: 3 } } })).toEqual({
      _id: 1,
      name: 'Bo',
      items: [{ s: 3, q: 4 }],
    });
    expect(await one({ tags: { $slice: -1 }, items: 0 })).toEqual({ _id: 1, name: 'Bo', tags: ['y'] });
    expect(await guests.findOne({ 'items.s': 3 }, { projection: { 'items.$': 1 } })).toEqual({
      _id: 1,
      items: [{ s: 3, q: 4 }],
    });
    expect(await one({ _id: 0, count: { $size: '$tags' } })).toEqual({ count: 2 });
    await expect(one({ name: 1, tags: 0 })).rejects.toMatchObject({ code: 31254 });
    expect(await guests.countDocuments({ tags: 'y' })).toBe(2);
    expect(await guests.estimatedDocumentCount()).toBe(2);
  });

  test('sort by BSON order', async () => {
    const values = ['b', 'A', null, 2, [1, 9], new Date(0), 'a', { x: 1 }, true, 'Å'];
    await guests.insertMany(values.map((v, i) => ({ _id: i as never, v })));
    const sorted = (await guests.find({}).sort({ v: 1 }).toArray()).map(({ v }) => v as unknown);
    expect(sorted).toEqual([null, [1, 9], 2, 'A', 'a', 'b', 'Å', { x: 1 }, true, new Date(0)]);
    expect(await guests.find({ v: 'B' }).toArray()).toHaveLength(0);
  });
});

describe('TTL index', () => {
  test('deletes expired documents, and keeps documents that are not expired or have no date', async () => {
    await guests.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const now = Date.now();
    await guests.insertMany([
      { _id: 'old' as never, at: new Date(now - 61_000) },
      { _id: 'fresh' as never, at: new Date(now) },
      { _id: 'text' as never, at: 'long ago' },
      { _id: 'none' as never },
    ]);
    const left = await until(async () => (await guests.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown), (ids) => !ids.includes('old')); // prettier-ignore
    expect(left).toEqual(['fresh', 'none', 'text']);
  });
});

describe('catalog', () => {
  test('lists databases, collections and indexes while they exist', async () => {
    await guests.createIndex({ a: 1, b: -1 }, { unique: true, name: 'ab' });
    await server.db.createCollection('empty');
    expect((await server.db.listCollections().toArray()).map(({ name }) => name).sort()).toEqual(['empty', 'guests']);
    expect((await server.client.db().admin().listDatabases()).databases.map(({ name }) => name)).toContain('test');
    expect(await guests.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'ab', unique: true },
    ]);
    await guests.dropIndex('ab');
    expect(await guests.indexes()).toHaveLength(1);
    await server.db.dropCollection('empty');
    await server.db.dropDatabase();
    expect(await server.db.listCollections().toArray()).toEqual([]);
    await expect(guests.indexes()).rejects.toMatchObject({ code: 26 });
  });

  test('filters the collections and databases it lists', async () => {
    await guests.insertOne({});
    await server.db.createCollection('empty');
    const filter = { name: /^g/ };
    expect(await server.db.listCollections(filter, { nameOnly: true }).toArray()).toEqual([{ name: 'guests', type: 'collection' }]);
    expect(await server.db.listCollections({ 'idIndex.name': 'none' }, { nameOnly: true }).toArray()).toEqual([]);
    const { databases } = await server.client.db().admin().listDatabases({ nameOnly: true, filter: { name: 'test' } });
    expect(databases).toEqual([{ name: 'test' }]);
  }); // prettier-ignore

  test('reports the sizes of databases and collections', async () => {
    await guests.insertMany(numbered(3));
    expect(await server.db.stats()).toMatchObject({ db: 'test', collections: 1, objects: 3, indexes: 1 });
  });
});
