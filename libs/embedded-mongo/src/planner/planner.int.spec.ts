import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Collection, Document, Filter } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';

let test1: TestServer;
let guests: Collection;
beforeAll(async () => {
  test1 = await testServer();
  guests = test1.db.collection('guests');
  await guests.createIndexes([
    { key: { partyId: 1, _id: 1 }, name: 'page' },
    { key: { partyId: 1, status: 1, name: -1 }, name: 'status' },
    { key: { tags: 1 }, name: 'tags' },
    { key: { email: 1 }, name: 'email', sparse: true },
    { key: { partyId: 1, contactId: 1 }, name: 'contact', unique: true, partialFilterExpression: { contactId: { $exists: true } } },
    { key: { score: 1 }, name: 'high', partialFilterExpression: { score: { $gt: 10 } } },
    { key: { 'outbox.0.at': 1 }, name: 'outbox', partialFilterExpression: { 'outbox.0': { $exists: true } } },
  ]); // prettier-ignore
  await guests.insertMany(
    Array.from({ length: 60 }, (_, i) => ({
      _id: i as never,
      partyId: i % 3,
      status: ['invited', 'accepted'][i % 2],
      name: `n${String(i).padStart(2, '0')}`,
      tags: [`t${i % 5}`, `u${i % 2}`],
      score: i,
      ...(i % 4 === 0 ? { contactId: `c${i}`, email: `e${i}@example.com` } : {}),
      ...(i % 10 === 0 ? { outbox: [{ at: i }] } : {}),
    })),
  );
});
afterAll(() => test1.stop());

interface Stage {
  stage: string;
  indexName?: string;
  indexBounds?: object;
  inputStage?: Stage;
  inputStages?: Stage[];
}
interface Explained {
  queryPlanner: { winningPlan: Stage };
  executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number };
} // prettier-ignore

async function explained(
  filter: object,
  options: { sort?: object; skip?: number; limit?: number; hint?: string | object } = {},
) {
  const { queryPlanner, executionStats } = (await guests
    .find(filter, options as object)
    .explain()) as unknown as Explained;
  const sorted = queryPlanner.winningPlan.stage === 'SORT';
  const access = sorted ? queryPlanner.winningPlan.inputStage! : queryPlanner.winningPlan;
  const scan = access.inputStage ?? access;
  const index = (scan.inputStages ?? [scan]).map(({ indexName, stage }) => indexName ?? stage).join(' or ');
  return { index, sorted, bounds: scan.indexBounds, ...executionStats };
}

describe('planner', () => {
  test.each<[string, Filter<Document>, string]>([
    ['_id alone', { _id: 7 as never }, '_id_'],
    ['the longest run of equalities', { partyId: 1, status: 'invited' }, 'status'],
    ['equality, then range', { partyId: 1, _id: { $gt: 20 as never } }, 'page'],
    ['$in as several equalities', { partyId: { $in: [0, 1] }, status: 'invited', name: { $lt: 'n30' } }, 'status'],
    ['a condition inside $and', { $and: [{ tags: 't1' }, { partyId: { $gt: 5 } }] }, 'tags'],
    ['a unique key whose fields are all given', { partyId: 0, contactId: 'c12' }, 'contact'],
    ['a partial index that its filter implies', { score: { $gt: 50 } }, 'high'],
    ['a partial index that its filter implies by equality', { score: 11 }, 'high'],
    ['a partial index on the same condition', { 'outbox.0': { $exists: true }, 'outbox.0.at': { $lt: 30 } }, 'outbox'],
    ['a partial index on the same condition alone', { 'outbox.0': { $exists: true } }, 'outbox'],
    ['a sparse index for documents that have the field', { email: { $exists: true } }, 'email'],
    ['a sparse index for values', { email: 'e4@example.com' }, 'email'],
    ['an index for each branch of $or', { $or: [{ _id: 7 as never }, { tags: 't1' }] }, '_id_ or tags'],
    [
      '$or with conditions beside it',
      { partyId: { $ne: 0 }, $or: [{ score: 20 }, { tags: 't0', email: 'e20@example.com' }] },
      'high or email',
    ],
    [
      'a condition beside $or, when it narrows the filter',
      { partyId: 1, $or: [{ tags: 't1' }, { tags: 't2' }] },
      'page',
    ],
  ])('uses the index: %s', async (_, filter, index) => {
    const all = await guests.find(filter, { hint: { $natural: 1 } }).toArray();
    const found = await guests.find(filter).toArray();
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(all.map(({ _id }) => _id)));
    expect(await explained(filter)).toMatchObject({ index, nReturned: all.length });
  });

  test.each([
    ['no index begins with the field', { name: 'n01' }],
    ['the partial index may lack some documents', { score: { $gt: 5 } }],
    ['the sparse index lacks documents without the field', { email: null }],
    ['only one branch of $or could use one', { $or: [{ partyId: 1 }, { name: 'n02' }] }],
  ])('reads all documents: %s', async (_, filter) => {
    expect(await explained(filter)).toMatchObject({ index: 'COLLSCAN', totalDocsExamined: 60 });
  });

  test('uses the sparse index of a field that few documents have', async () => {
    expect(await explained({ 'outbox.0': { $exists: true } })).toMatchObject({ nReturned: 6, totalDocsExamined: 6 });
    expect(await explained({ 'outbox.0': { $exists: false } })).toMatchObject({ nReturned: 54, totalDocsExamined: 60 });
  });

  test('reads as many documents as a keyset page has', async () => {
    expect(await explained({ partyId: 1, _id: { $gt: 10 } }, { sort: { _id: 1 }, limit: 5 })).toMatchObject({
      index: 'page',
      sorted: false,
      nReturned: 5,
      totalKeysExamined: 5,
      totalDocsExamined: 5,
    });
  });

  test.each([
    [{ partyId: 1, status: 'invited' }, { name: -1 }, false],
    [{ partyId: 1, status: 'invited' }, { name: 1 }, false],
    [{ partyId: 1 }, { status: 1, name: -1 }, false],
    [{ partyId: 1 }, { status: -1, name: 1 }, false],
    [{ partyId: 1, status: { $in: ['invited', 'accepted'] } }, { status: 1 }, false],
    [{ partyId: 1, status: { $in: ['invited', 'accepted'] } }, { name: 1 }, true],
    [{ partyId: 1, status: 'invited' }, { score: 1 }, true],
    [{ tags: { $gt: 't2' } }, { tags: 1, _id: 1 }, true],
  ])('answers %j sorted by %j, with a sort in memory: %s', async (filter, sort, sorted) => {
    const plain = await guests.find(filter, { hint: { $natural: 1 } }).sort(sort as never).toArray();
    const found = await guests.find(filter).sort(sort as never).toArray();
    const values = (docs: typeof plain) => docs.map((doc) => Object.keys(sort).map((field) => doc[field] as unknown));
    expect(values(found)).toEqual(values(plain));
    expect(await explained(filter, { sort })).toMatchObject({ sorted });
  }); // prettier-ignore

  test('keeps strict and inclusive limits apart in descending fields', async () => {
    const names = async (limit: object) =>
      (await guests.find({ partyId: 0, status: 'invited', name: limit }).toArray()).map(({ name }) => name as string);
    expect(await names({ $gt: 'n42', $lt: 'n54' })).toEqual(['n48']);
    expect(await names({ $gte: 'n42', $lte: 'n54' })).toEqual(['n54', 'n48', 'n42']);
  });

  test.each([
    [{ partyId: 1, _id: { $gt: 10, $lte: 20 } }, { partyId: ['[1, 1]'], _id: ['(10, 20]'] }],
    [{ partyId: { $in: [0, 2] }, status: 'invited', name: { $gte: 'n3' } }, { partyId: ['[0, 0]', '[2, 2]'], status: ['["invited", "invited"]'], name: ['({}, "n3"]'] }],
    [{ tags: { $lt: 't1' } }, { tags: ['["", "t1")'] }],
    [{ partyId: 2, status: 'invited' }, { partyId: ['[2, 2]'], status: ['["invited", "invited"]'], name: ['[MaxKey, MinKey]'] }],
  ])('shows the bounds of %j in explain', async (filter, bounds) => {
    expect(await explained(filter)).toMatchObject({ bounds });
  }); // prettier-ignore

  test('does not read documents that an index alone can count', async () => {
    const count = async (filter: object) => (await guests.db.command({ explain: { count: 'guests', query: filter } })).executionStats as object; // prettier-ignore
    expect(await count({ partyId: 1, _id: { $gt: 10 } })).toMatchObject({ nReturned: 16, totalDocsExamined: 0 });
    expect(await count({ partyId: 1, _id: { $gt: 10 }, score: { $exists: true } })).toMatchObject({ nReturned: 16, totalDocsExamined: 16 }); // prettier-ignore
    expect(await guests.countDocuments({ partyId: 1, _id: { $gt: 10 as never } })).toBe(16);
  });

  test('refuses a sort or group that keeps more than 100 MB, and allows one by an index or with a limit', async () => {
    const large = test1.db.collection('large');
    await large.createIndex({ at: 1 });
    for (let at = 0; at < 8; at++) await large.insertOne({ at, other: -at, filling: Buffer.alloc(14_000_000) });
    await expect(large.find().sort({ other: 1 }).toArray()).rejects.toMatchObject({ code: 292 });
    const order = { projection: { at: 1, _id: 0 } };
    expect(await large.find({}, order).sort({ other: 1 }).limit(2).toArray()).toEqual([{ at: 7 }, { at: 6 }]);
    expect(await large.find({}, order).sort({ at: 1 }).toArray()).toHaveLength(8);
    const gathered = { $group: { _id: { at: '$at', filling: '$filling' } } };
    await expect(large.aggregate([gathered]).toArray()).rejects.toMatchObject({ code: 292 });
    await expect(large.aggregate([{ $limit: 1 }, gathered]).toArray()).resolves.toHaveLength(1);
    const greatest = { $group: { _id: '$at', filling: { $max: '$filling' } } };
    await expect(large.aggregate([greatest]).toArray()).rejects.toMatchObject({ code: 292 });
    await large.drop();
  });

  test('finds a document with several keys in the bounds once, and lets different elements meet the limits', async () => {
    expect(await guests.countDocuments({ tags: { $gte: 't0' } })).toBe(60);
    expect(await guests.countDocuments({ tags: { $gt: 't4', $lt: 't1' } })).toBe(12);
  });

  test('reads only the documents of the page when a page is deep in an index', async () => {
    const page = { sort: { status: -1, name: 1 }, skip: 7, limit: 2 };
    const filter = { partyId: 1 };
    expect(await explained(filter, page)).toMatchObject({ index: 'status', sorted: false, totalDocsExamined: 2 });
    const names = async (options: object) => (await guests.find(filter, options).toArray()).map(({ name }) => name);
    expect(await names(page)).toEqual((await names({ sort: page.sort })).slice(7, 9));
    expect(await names({ ...page, skip: 19 })).toHaveLength(1);
    expect(await names({ ...page, skip: 20 })).toEqual([]);
  });

  test('scans the range of a text prefix, and reads only the documents of a page that another field orders', async () => {
    await guests.createIndex({ partyId: 1, tags: 1, score: 1 }, { name: 'search' });
    const filter = { partyId: 1, tags: { $regex: '^t' } };
    const page = { sort: { score: -1 }, skip: 3, limit: 2 };
    const scores = async (options: object) => (await guests.find(filter, options).toArray()).map(({ score }) => score);
    expect(await explained(filter, page)).toMatchObject({ index: 'search', totalDocsExamined: 2, nReturned: 2 });
    expect(await scores(page)).toEqual([49, 46]);
    expect(await scores({ sort: { score: 1 } })).toEqual(Array.from({ length: 20 }, (_, i) => 1 + 3 * i));
    const counted = await guests.aggregate([{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]).explain();
    expect(counted).toMatchObject({ executionStats: { nReturned: 1, totalDocsExamined: 0 } });
    expect(await guests.countDocuments({ partyId: 1, tags: { $regex: '^t1' } })).toBe(4);
    expect(await guests.countDocuments({ partyId: 1, tags: { $regex: '^T1', $options: 'i' } })).toBe(4);
    await guests.dropIndex('search');
  });

  test('counts documents with several texts by their prefixes in one index, without reading them', async () => {
    await guests.createIndex({ partyId: 1, tags: 1 }, { name: 'search' });
    const begins = (...texts: string[]) => texts.map((text) => ({ tags: { $regex: `^${text}` } }));
    const count = async (filter: object, options = {}) => {
      const stages = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }];
      const { executionStats } = (await guests.aggregate(stages, options).explain()) as unknown as Explained;
      return [await guests.countDocuments(filter, options), executionStats.totalDocsExamined];
    };
    expect(await count({ partyId: 1, $and: begins('t1', 'u') })).toEqual([4, 0]);
    expect(await count({ partyId: 1, $and: begins('t', 'u1', 't1') })).toEqual([2, 0]);
    expect(await count({ partyId: 1, $and: begins('t1', 't2') })).toEqual([0, 0]);
    expect(await count({ partyId: 1, score: { $gte: 0 }, $and: begins('t1', 'u') })).toEqual([4, 4]);
    expect(await count({ partyId: 1, $and: [...begins('t1'), { tags: { $ne: 'u1' } }] })).toEqual([2, 4]);
    await guests.dropIndex('search');
  });

  test('follows a hint by name or by key, and refuses a hint that names no index', async () => {
    expect(await explained({ partyId: 1 }, { hint: 'status' })).toMatchObject({ index: 'status' });
    expect(await explained({ partyId: 1 }, { hint: { partyId: 1, _id: 1 } })).toMatchObject({ index: 'page' });
    await expect(guests.find({}, { hint: 'nothing' }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});
