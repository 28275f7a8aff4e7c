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

interface Explained {
  queryPlanner: { winningPlan: { stage: string; inputStage?: { stage: string; indexName?: string; inputStage?: { indexName: string } } } };
  executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number };
} // prettier-ignore

async function explained(filter: object, options: { sort?: object; limit?: number; hint?: string | object } = {}) {
  const { queryPlanner, executionStats } = (await guests
    .find(filter, options as object)
    .explain()) as unknown as Explained;
  const sorted = queryPlanner.winningPlan.stage === 'SORT';
  const scan = sorted ? queryPlanner.winningPlan.inputStage! : queryPlanner.winningPlan;
  const index = scan.stage === 'COLLSCAN' ? 'COLLSCAN' : (scan.inputStage as { indexName: string }).indexName;
  return { index, sorted, ...executionStats };
}

describe('planner', () => {
  test.each<[string, Filter<Document>, string]>([
    ['_id alone', { _id: 7 as never }, '_id_'],
    ['the longest run of equalities', { partyId: 1, status: 'invited' }, 'status'],
    ['equality, then range', { partyId: 1, _id: { $gt: 20 as never } }, 'page'],
    ['$in as several equalities', { partyId: { $in: [0, 1] }, status: 'invited', name: { $lt: 'n30' } }, 'status'],
    ['a condition inside $and', { $and: [{ tags: 't1' }, { partyId: { $gt: 5 } }] }, 'tags'],
    ['a unique key wholly given', { partyId: 0, contactId: 'c12' }, 'contact'],
    ['a partial index that its filter implies', { score: { $gt: 50 } }, 'high'],
    ['a partial index that its filter implies by equality', { score: 11 }, 'high'],
    ['a partial index on the same condition', { 'outbox.0': { $exists: true }, 'outbox.0.at': { $lt: 30 } }, 'outbox'],
    ['a sparse index for values', { email: 'e4@example.com' }, 'email'],
  ])('uses the index: %s', async (_, filter, index) => {
    const all = await guests.find(filter, { hint: { $natural: 1 } }).toArray();
    const found = await guests.find(filter).toArray();
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(all.map(({ _id }) => _id)));
    expect(await explained(filter)).toMatchObject({ index, nReturned: all.length });
  });

  test.each([
    ['no index begins with the field', { name: 'n01' }],
    ['the partial index may lack some', { score: { $gt: 5 } }],
    ['the sparse index lacks those without', { email: null }],
    ['only one branch of $or could use one', { $or: [{ partyId: 1 }, { name: 'n02' }] }],
  ])('reads all documents: %s', async (_, filter) => {
    expect(await explained(filter)).toMatchObject({ index: 'COLLSCAN', totalDocsExamined: 60 });
  });

  test('a page by key reads as many documents as it has', async () => {
    expect(await explained({ partyId: 1, _id: { $gt: 10 } }, { sort: { _id: 1 }, limit: 5 })).toMatchObject({
      ...{ index: 'page', sorted: false, nReturned: 5, totalKeysExamined: 5, totalDocsExamined: 5 },
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
  ])('%j sorted by %j sorts in memory: %s', async (filter, sort, sorted) => {
    const plain = await guests.find(filter, { hint: { $natural: 1 } }).sort(sort as never).toArray();
    const found = await guests.find(filter).sort(sort as never).toArray();
    const values = (docs: typeof plain) => docs.map((doc) => Object.keys(sort).map((field) => doc[field] as unknown));
    expect(values(found)).toEqual(values(plain));
    expect(await explained(filter, { sort })).toMatchObject({ sorted });
  }); // prettier-ignore

  test('descending fields keep strict and inclusive limits apart', async () => {
    const names = async (limit: object) =>
      (await guests.find({ partyId: 0, status: 'invited', name: limit }).toArray()).map(({ name }) => name as string);
    expect(await names({ $gt: 'n42', $lt: 'n54' })).toEqual(['n48']);
    expect(await names({ $gte: 'n42', $lte: 'n54' })).toEqual(['n54', 'n48', 'n42']);
  });

  test('a document with several keys in the bounds is found once, and limits may be met by different elements', async () => {
    expect(await guests.countDocuments({ tags: { $gte: 't0' } })).toBe(60);
    expect(await guests.countDocuments({ tags: { $gt: 't4', $lt: 't1' } })).toBe(12);
  });

  test('a hint by name or key is followed, one that names no index is refused', async () => {
    expect(await explained({ partyId: 1 }, { hint: 'status' })).toMatchObject({ index: 'status' });
    expect(await explained({ partyId: 1 }, { hint: { partyId: 1, _id: 1 } })).toMatchObject({ index: 'page' });
    await expect(guests.find({}, { hint: 'nothing' }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});
