import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { onDemand } from 'bson';
import { ObjectId, type Collection, type Document, type MongoBulkWriteError } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
let guests: Collection<Document>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.dropDatabase();
  guests = server.db.collection('guests');
});
const id = (value: unknown) => value as ObjectId;
const ids = async (filter: Document = {}) =>
  (await guests.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown);

const stored = async (): Promise<Buffer> => (await guests.find({}, { raw: true }).toArray())[0] as unknown as Buffer;
/** The field names of a document, and of the documents within it. */
const namesIn = (bson: Uint8Array, start = 0): unknown[] =>
  [...onDemand.parseToElements(bson, start)].map(([type, nameOffset, nameLength, offset]) => {
    const name = Buffer.from(bson.subarray(nameOffset, nameOffset + nameLength)).toString();
    return type === 3 || type === 4 ? [name, namesIn(bson, offset)] : [name];
  });

describe('insert', () => {
  test('stops at the first refused document when ordered', async () => {
    const docs = [1, 1, 2].map((n) => ({ _id: id(n) }));
    const error = await guests.insertMany(docs).catch((refused: MongoBulkWriteError) => refused);
    expect(error).toMatchObject({ code: 11000, result: { insertedCount: 1 } });
    expect(await ids()).toEqual([1]);
  });

  test('stores every other document when unordered, and reports each refused one', async () => {
    const docs = [1, 1, 2, 2, 3].map((n) => ({ _id: id(n) }));
    const error = (await guests
      .insertMany(docs, { ordered: false })
      .catch((refused: unknown) => refused)) as MongoBulkWriteError;
    expect(([error.writeErrors].flat() as { index: number }[]).map(({ index }) => index)).toEqual([1, 3]);
    expect(await ids()).toEqual([1, 2, 3]);
  });

  test.each<[string, unknown, number]>([
    ['an array', [1], 53],
    ['a pattern', /a/, 53],
    ['an operator', { $a: 1 }, 52],
  ])('refuses %s as _id, in an insert and in an upsert', async (_, value, code) => {
    await expect(guests.insertOne({ _id: id(value) })).rejects.toMatchObject({ code });
    const upsert = { q: { a: 1 }, u: { $setOnInsert: { _id: value } }, upsert: true };
    const { writeErrors } = await server.db.command({ update: 'guests', updates: [upsert] });
    expect(writeErrors).toMatchObject([{ index: 0, code }]);
    expect(await ids()).toEqual([]);
  });
});

describe('unique index', () => {
  const partial = { unique: true, partialFilterExpression: { contactId: { $exists: true } } };

  test('refuses a second document with the same key, and names the key’s pattern and value', async () => {
    await guests.createIndex({ partyId: 1, contactId: 1 }, partial);
    await guests.insertMany([{ partyId: 1, contactId: 'a' }, { partyId: 2, contactId: 'a' }]); // prettier-ignore
    await expect(guests.insertOne({ partyId: 1, contactId: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { partyId: 1, contactId: 1 },
      keyValue: { partyId: 1, contactId: 'a' },
      message: expect.stringContaining(
        'E11000 duplicate key error collection: test.guests index: partyId_1_contactId_1 dup key',
      ),
    });
    await expect(guests.updateOne({ partyId: 2 }, { $set: { partyId: 1 } })).rejects.toMatchObject({ code: 11000 });
    expect(await guests.countDocuments({ partyId: 1 })).toBe(1);
  });

  test('accepts equal keys outside its partial filter, and refuses an update that brings one inside', async () => {
    await guests.createIndex({ partyId: 1, contactId: 1 }, partial);
    await guests.insertMany([{ _id: id(1), partyId: 1 }, { _id: id(2), partyId: 1 }]); // prettier-ignore
    await guests.updateOne({ _id: id(1) }, { $set: { contactId: 'a' } });
    await expect(guests.updateOne({ _id: id(2) }, { $set: { contactId: 'a' } })).rejects.toMatchObject({ code: 11000 });
    await guests.updateOne({ _id: id(1) }, { $unset: { contactId: '' } });
    await guests.updateOne({ _id: id(2) }, { $set: { contactId: 'a' } });
    expect(await ids({ contactId: 'a' })).toEqual([2]);
  });

  test('treats a missing field as null, unless the index is sparse', async () => {
    await guests.createIndex({ email: 1 }, { unique: true });
    await guests.insertOne({ a: 1 });
    await expect(guests.insertOne({ email: null })).rejects.toMatchObject({ code: 11000 });
    await guests.dropIndexes();
    await guests.createIndex({ email: 1 }, { unique: true, sparse: true });
    await guests.insertOne({ a: 2 });
    expect(await guests.countDocuments({})).toBe(2);
  });

  test('holds for each element of an array', async () => {
    await guests.createIndex({ emails: 1 }, { unique: true });
    await guests.insertOne({ emails: ['a', 'b', 'a'] });
    await expect(guests.insertOne({ emails: ['c', 'b'] })).rejects.toMatchObject({ code: 11000 });
    await guests.insertOne({ emails: ['c'] });
  });

  test('is not built over documents that share a key, and neither are the other indexes of that command', async () => {
    await guests.insertMany([{ a: 1 }, { a: 1 }]);
    const made = guests.createIndexes([{ key: { b: 1 } }, { key: { a: 1 }, unique: true }]);
    await expect(made).rejects.toMatchObject({ code: 11000 });
    expect(await guests.indexes()).toHaveLength(1);
    await guests.insertOne({ a: 1 });
    expect(await guests.countDocuments({ a: 1 })).toBe(3);
  });
});

describe('update', () => {
  test('counts the documents that matched and those that changed', async () => {
    await guests.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await guests.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(await guests.updateMany({}, { $set: { b: 1 } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
    expect(await guests.updateOne({ a: 9 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 0, modifiedCount: 0 });
  });

  test('changes each of many documents once, although the change moves them in the index that finds them', async () => {
    await guests.createIndex({ n: 1 });
    await guests.insertMany(Array.from({ length: 1200 }, (_, n) => ({ n })));
    expect(await guests.updateMany({ n: { $gte: 0 } }, { $inc: { n: 5000 } })).toMatchObject({ modifiedCount: 1200 });
    expect(await guests.countDocuments({ n: { $gte: 5000, $lt: 6200 } })).toBe(1200);
  });

  test.each(['__proto__', 'a.__proto__.b', '_bsontype'])('refuses a field named %s, which JavaScript would lose', async (field) => {
    await guests.insertOne({ _id: id(1) });
    const sent = new Map([[field, 1]]) as never;
    for (const refused of [guests.updateOne({}, { $set: sent }), guests.insertOne(sent), guests.findOne({}, { projection: sent })])
      await expect(refused).rejects.toMatchObject({ code: 2 });
    await guests.updateOne({}, { $set: { text: field } });
    expect(await guests.findOne({ text: field })).toEqual({ _id: 1, text: field });
  }); // prettier-ignore

  test('inserts a document when none matched and upsert is set', async () => {
    const change = { $set: { name: 'Bo' }, $setOnInsert: { first: true } };
    const inserted = await guests.updateOne({ email: 'bo@example.com' }, change, { upsert: true });
    expect(inserted).toMatchObject({ upsertedCount: 1, upsertedId: expect.any(ObjectId) });
    expect(await guests.updateOne({ email: 'bo@example.com' }, change, { upsert: true })).toMatchObject({
      matchedCount: 1,
      upsertedCount: 0,
    });
    expect(await guests.find({}).toArray()).toEqual([
      { _id: inserted.upsertedId, email: 'bo@example.com', name: 'Bo', first: true },
    ]);
    await guests.updateOne({ _id: id(null), a: null }, { $set: { b: 1 } }, { upsert: true });
    expect(await guests.findOne({ b: 1 })).toEqual({ _id: null, a: null, b: 1 });
    await guests.replaceOne({ _id: id('x') }, { a: 1 }, { upsert: true });
    expect(await guests.findOne({ _id: id('x') })).toEqual({ _id: 'x', a: 1 });
  });

  test('keeps the order of fields, including fields whose names are whole numbers', async () => {
    await guests.insertOne(new Map<string, unknown>([['_id', 1], ['b', new Map<string, unknown>([['z', 1], ['7', 2]])], ['10', 3], ['2', 4], ['list', [new Map([['y', 1], ['5', 1]])]]]) as never);
    await guests.updateOne({ _id: id(1) }, { $set: { 'b.3': 5, a: 6 }, $unset: { '10': '' }, $push: { list: 0 as never } });
    expect(namesIn(await stored())).toEqual([['_id'], ['b', [['z'], ['7'], ['3']]], ['2'], ['list', [['0', [['y'], ['5']]], ['1']]], ['a']]);
    await guests.replaceOne({ _id: id(1) }, { 5: 1, b: 2 } as never);
    expect(namesIn(await stored())).toEqual([['_id'], ['5'], ['b']]);
    await guests.deleteOne({});
    await guests.updateOne({ _id: id(2) }, { $set: { 5: 1 } }, { upsert: true });
    expect(namesIn(await stored())).toEqual([['_id'], ['5']]);
    await expect(guests.find({ _id: id({ b: 1, 5: 2 }) }).toArray()).rejects.toMatchObject({ code: 2 });
  }); // prettier-ignore

  test('keeps the indexes in step with changed documents', async () => {
    await guests.createIndex({ tags: 1 });
    await guests.insertOne({ _id: id(1), tags: ['a', 'b'] });
    await guests.updateOne({ _id: id(1) }, { $pull: { tags: 'a' as never }, $set: { other: 1 } });
    await guests.updateOne({ _id: id(1) }, { $push: { tags: 'c' as never } });
    const byTag = async (tag: string) => guests.countDocuments({ tags: tag }, { hint: 'tags_1' });
    expect([await byTag('a'), await byTag('b'), await byTag('c')]).toEqual([0, 1, 1]);
    await guests.deleteOne({});
    expect([await byTag('b'), await byTag('c')]).toEqual([0, 0]);
  });

  test('carries out each operation of a bulk write and reports its result', async () => {
    await guests.insertMany([1, 2, 3].map((n) => ({ _id: id(n), n })));
    const result = await guests.bulkWrite([
      { insertOne: { document: { _id: id(4) } } },
      { updateOne: { filter: { _id: id(1) }, update: { $inc: { n: 10 } } } },
      { updateMany: { filter: { n: { $gt: 1 } }, update: { $set: { many: true } } } },
      { updateOne: { filter: { _id: id(9) }, update: { $set: { n: 9 } }, upsert: true } },
      { replaceOne: { filter: { _id: id(2) }, replacement: { n: 'two' } } },
      { deleteOne: { filter: { _id: id(3) } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 5,
      modifiedCount: 5,
      deletedCount: 1,
      upsertedIds: { 3: 9 },
    });
    expect(await ids()).toEqual([1, 2, 4, 9]);
    const bulk = [{ _id: 1 }, { _id: 5 }, { _id: 1 }].map((document) => ({
      insertOne: { document: document as never },
    }));
    const error = (await guests
      .bulkWrite(bulk, { ordered: false })
      .catch((refused: unknown) => refused)) as MongoBulkWriteError;
    expect(([error.writeErrors].flat() as { index: number }[]).map(({ index }) => index)).toEqual([0, 2]);
    expect(await ids({ _id: id(5) })).toEqual([5]);
  });
});

describe('delete', () => {
  test('deletes one matching document or all of them', async () => {
    await guests.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await guests.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await guests.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await guests.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 0 });
    expect(await guests.countDocuments({})).toBe(1);
  });
});

describe('findAndModify', () => {
  test('returns the document from before or after the change, and the first in order of several', async () => {
    await guests.insertMany([{ _id: id(1), n: 5 }, { _id: id(2), n: 3 }]); // prettier-ignore
    const first = { sort: { n: 1 } } as const;
    expect(await guests.findOneAndUpdate({}, { $inc: { n: 10 } }, first)).toEqual({ _id: 2, n: 3 });
    const after = { ...first, returnDocument: 'after', projection: { _id: 0, n: 1 } } as const;
    expect(await guests.findOneAndUpdate({}, { $inc: { n: 10 } }, after)).toEqual({ n: 15 });
    expect(await guests.findOneAndDelete({ n: 15 }, { sort: { _id: -1 } })).toEqual({ _id: 1, n: 15 });
    expect(await guests.findOneAndUpdate({ n: 99 }, { $set: { n: 1 } })).toBeNull();
    expect(await guests.findOneAndReplace({ n: 13 }, { m: 1 }, { returnDocument: 'after' })).toEqual({ _id: 2, m: 1 });
  });

  test('inserts a document when upsert is set, and reports that it did', async () => {
    const options = { upsert: true, returnDocument: 'after', includeResultMetadata: true } as const;
    const made = await guests.findOneAndUpdate({ key: 'k' }, { $inc: { n: 1 } }, options);
    expect(made).toMatchObject({
      value: { key: 'k', n: 1 },
      lastErrorObject: { updatedExisting: false, upserted: expect.any(ObjectId) },
    });
    const again = await guests.findOneAndUpdate({ key: 'k' }, { $inc: { n: 1 } }, options);
    expect(again).toMatchObject({ value: { n: 2 }, lastErrorObject: { updatedExisting: true, n: 1 } });
  });

  test('gives each of many simultaneous requests a different number', async () => {
    const take = () =>
      guests.findOneAndUpdate({ _id: id('seq') }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' });
    const taken = await Promise.all(Array.from({ length: 50 }, take));
    expect(new Set(taken.map((doc) => doc!['n'] as number)).size).toBe(50);
  });
});

describe('write concern', () => {
  test('syncs for j: true, sends no reply for w: 0, and refuses w: 2', async () => {
    await guests.insertOne({ _id: id(1) }, { writeConcern: { w: 'majority', journal: true } });
    await guests.insertOne({ _id: id(2) }, { writeConcern: { w: 0 } });
    await guests.insertOne({ _id: id(3) });
    expect(await ids()).toEqual([1, 2, 3]);
    await expect(guests.insertOne({}, { writeConcern: { w: 2 } })).rejects.toMatchObject({ code: 2 });
  });
});
