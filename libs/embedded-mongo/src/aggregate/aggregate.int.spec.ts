import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ObjectId, type Collection, type Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
let guests: Collection<Document>;
const PARTIES = [new ObjectId('64b000000000000000000001'), new ObjectId('64b000000000000000000002')];
beforeAll(async () => {
  server = await testServer();
  guests = server.db.collection('guests');
  await server.db.collection('parties').insertMany(PARTIES.map((_id, n) => ({ _id, title: `party ${n}` })));
  await guests.createIndex({ partyId: 1, name: 1 });
  await guests.insertMany(
    Array.from({ length: 10 }, (_, n) => ({
      _id: n as never,
      partyId: PARTIES[n % 2],
      name: `guest ${9 - n}`,
      status: n < 6 ? 'yes' : 'no',
      seats: n,
      tags: n % 3 === 0 ? ['a', 'b'] : ['b'],
    })),
  );
});
afterAll(() => server.stop());
const run = (pipeline: Document[], options = {}) => guests.aggregate(pipeline, options).toArray();

describe('aggregate', () => {
  test.each<[string, Document[], Document[]]>([
    [
      '$group with accumulators',
      [
        { $group: { _id: '$status', n: { $sum: 1 }, seats: { $sum: '$seats' }, mean: { $avg: '$seats' }, least: { $min: '$seats' }, most: { $max: '$seats' }, all: { $push: '$seats' } } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'no', n: 4, seats: 30, mean: 7.5, least: 6, most: 9, all: [6, 7, 8, 9] },
        { _id: 'yes', n: 6, seats: 15, mean: 2.5, least: 0, most: 5, all: [0, 1, 2, 3, 4, 5] },
      ],
    ],
    [
      '$group by ObjectId and several fields',
      [{ $group: { _id: { p: '$partyId', s: '$status' }, n: { $count: {} } } }, { $sort: { '_id.p': 1, '_id.s': 1 } }],
      [PARTIES[0], PARTIES[1]].flatMap((p) => [{ _id: { p, s: 'no' }, n: 2 }, { _id: { p, s: 'yes' }, n: 3 }]),
    ],
    ['$group of all', [{ $group: { _id: null, first: { $first: '$seats' }, last: { $last: '$seats' } } }], [{ _id: null, first: 0, last: 9 }]],
    ['$match, $sort, $skip, $limit, $project', [{ $match: { status: 'yes' } }, { $sort: { seats: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { seats: 1 } }], [{ _id: 4, seats: 4 }, { _id: 3, seats: 3 }]],
    ['$match after other stages', [{ $addFields: { twice: { $multiply: ['$seats', 2] } } }, { $match: { twice: { $gte: 16 }, partyId: PARTIES[1] } }, { $project: { twice: 1 } }], [{ _id: 9, twice: 18 }]],
    ['$unwind', [{ $match: { _id: 0 } }, { $unwind: '$tags' }, { $project: { tags: 1 } }], [{ _id: 0, tags: 'a' }, { _id: 0, tags: 'b' }]],
    ['$unwind and $addToSet', [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }], [{ _id: 'a', n: 4 }, { _id: 'b', n: 10 }]],
    ['$count', [{ $match: { seats: { $gt: 6 } } }, { $count: 'n' }], [{ n: 3 }]],
    ['$count of nothing', [{ $match: { seats: 99 } }, { $count: 'n' }], []],
    ['$facet', [{ $facet: { n: [{ $count: 'n' }], top: [{ $sort: { seats: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }] } }], [{ n: [{ n: 10 }], top: [{ _id: 9 }] }]],
    ['$bucket', [{ $bucket: { groupBy: '$seats', boundaries: [0, 4, 8], default: 'more', output: { n: { $sum: 1 } } } }], [{ _id: 0, n: 4 }, { _id: 4, n: 4 }, { _id: 'more', n: 2 }]],
    ['$set and $unset', [{ $match: { _id: 1 } }, { $set: { seats: { $add: ['$seats', 1] } } }, { $unset: ['partyId', 'tags', 'status', 'name'] }], [{ _id: 1, seats: 2 }]],
    ['$dateToString', [{ $limit: 1 }, { $project: { _id: 0, d: { $dateToString: { date: new Date('2026-06-01T22:30:00Z'), format: '%Y-%m-%d', timezone: 'Europe/Oslo' } } } }], [{ d: '2026-06-02' }]],
    ['$ifNull, $filter and $map', [{ $match: { _id: 0 } }, { $project: { x: { $ifNull: ['$nothing', 'none'] }, t: { $map: { input: { $filter: { input: '$tags', cond: { $ne: ['$$this', 'a'] } } }, in: { $concat: ['$$this', '!'] } } } } }], [{ _id: 0, x: 'none', t: ['b!'] }]],
    ['$replaceRoot', [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { s: '$seats' } } }], [{ s: 1 }]],
    ['values of several types compare as in a sort', [{ $match: { _id: 1 } }, { $project: { _id: 0, a: { $lt: ['$nothing', null] }, b: { $gt: ['x', 5] }, c: { $eq: ['$nothing', null] }, d: { $in: [1, ['1', true]] } } }], [{ a: true, b: true, c: false, d: false }]],
    ['NaN is a number, and true', [{ $match: { _id: 1 } }, { $project: { _id: 0, a: { $add: [Number.NaN, 1] }, b: { $and: [Number.NaN, 1] } } }], [{ a: Number.NaN, b: true }]],
    ['$sum, $min and $max of what is missing or no array', [{ $match: { _id: 1 } }, { $project: { _id: 0, a: { $sum: '$nothing' }, b: { $max: '$seats' }, c: { $min: [] } } }], [{ a: 0, b: 1, c: null }]],
    ['$project in the order of the document, then what is computed', [{ $match: { _id: 1 } }, { $project: { x: { $toUpper: 'a' }, seats: 1, name: 1 } }], [{ _id: 1, name: 'guest 8', seats: 1, x: 'A' }]],
    ['$addFields sets in each element, and takes away what is missing', [{ $match: { _id: 1 } }, { $project: { tags: [{ a: 1 }, 2] } }, { $addFields: { 'tags.b': 1 } }, { $addFields: { _id: '$nothing' } }], [{ tags: [{ a: 1, b: 1 }, { b: 1 }] }]],
    ['$unwind leads through documents only', [{ $match: { _id: 1 } }, { $project: { tags: [{ a: [1] }] } }, { $unwind: '$tags.a' }], []],
    ['$unwind keeps what has no array, with the position', [{ $match: { _id: 1 } }, { $project: { a: { x: [5] }, b: { $literal: [] } } }, { $unwind: { path: '$a.x', includeArrayIndex: 'at' } }, { $unwind: { path: '$b', preserveNullAndEmptyArrays: true } }], [{ _id: 1, a: { x: 5 }, at: 0 }]],
    ['$sortByCount', [{ $sortByCount: '$status' }], [{ _id: 'yes', count: 6 }, { _id: 'no', count: 4 }]],
    ['$cond and $switch', [{ $match: { _id: { $in: [1, 7] } } }, { $project: { size: { $cond: [{ $gt: ['$seats', 5] }, 'big', 'small'] } } }], [{ _id: 1, size: 'small' }, { _id: 7, size: 'big' }]],
  ])('%s', async (_, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected);
  }); // prettier-ignore

  test('$lookup joins by a field, by a pipeline, and gives an empty list for none', async () => {
    const parties = server.db.collection('parties');
    const byField = { from: 'guests', localField: '_id', foreignField: 'partyId', as: 'guests' };
    const joined = await parties.aggregate([{ $lookup: byField }, { $project: { n: { $size: '$guests' } } }]).toArray();
    expect(joined.map(({ n }) => n as number)).toEqual([5, 5]);
    const pipeline = [{ $match: { $expr: { $and: [{ $eq: ['$partyId', '$$party'] }, { $gt: ['$seats', 6] }] } } }, { $project: { seats: 1, _id: 0 } }];
    const byPipeline = { from: 'guests', let: { party: '$_id' }, pipeline, as: 'big' };
    const large = await parties.aggregate([{ $lookup: byPipeline }, { $sort: { _id: 1 } }]).toArray();
    expect(large.map(({ big }) => big as unknown)).toEqual([[{ seats: 8 }], [{ seats: 7 }, { seats: 9 }]]);
    const none = await run([{ $limit: 1 }, { $lookup: { ...byField, from: 'nothing' } }, { $project: { guests: 1 } }]);
    expect(none).toEqual([{ _id: 0, guests: [] }]);
  }); // prettier-ignore

  test('begins with an index where $match and $sort allow', async () => {
    const explained = await guests.aggregate([{ $match: { partyId: PARTIES[0] } }, { $sort: { name: 1 } }, { $limit: 2 }, { $project: { name: 1 } }]).explain();
    expect(explained).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'partyId_1_name_1' } } },
      executionStats: { nReturned: 2, totalDocsExamined: 2 },
    });
  }); // prettier-ignore

  test('gives its result over several batches', async () => {
    expect(await run([{ $project: { seats: 1 } }], { batchSize: 3 })).toHaveLength(10);
  });

  test.each<[string, Document[], number]>([
    ['a stage there is not', [{ $frobnicate: {} }], 40324],
    ['a value outside all buckets', [{ $bucket: { groupBy: '$seats', boundaries: [0, 4] } }], 40066],
    ['a stage this server does not have', [{ $graphLookup: {} }], 40324],
    ['a random sample', [{ $sample: { size: 3 } }], 40324],
    ['writing to a collection', [{ $out: 'copy' }], 40324],
    ['merging into a collection', [{ $merge: 'copy' }], 40324],
    ['a stage of two names', [{ $match: {}, $limit: 1 }], 40324],
    ['an operator there is not', [{ $project: { a: { $frobnicate: 1 } } }], 2],
    ['JavaScript', [{ $project: { a: { $function: { body: 'x', args: [], lang: 'js' } } } }], 2],
    ['a default within the buckets', [{ $bucket: { groupBy: '$seats', boundaries: [0, 4], default: 2 } }], 40199],
    ['an accumulator there is not', [{ $group: { _id: 1, a: { $frobnicate: 1 } } }], 15952],
    ['adding text', [{ $project: { a: { $add: ['$name', 1] } } }], 14],
    ['the size of what is no array', [{ $project: { a: { $size: '$seats' } } }], 17124],
    ['to project nothing', [{ $project: {} }], 51272],
    ['to keep and to leave out', [{ $project: { a: 1, b: 0 } }], 31254],
    ['to keep a path within another', [{ $project: { a: 1, 'a.b': 1 } }], 31249],
    ['a limit of nothing', [{ $limit: 0 }], 2],
  ])('refuses %s', async (_, pipeline, code) => {
    await expect(run(pipeline)).rejects.toMatchObject({ code });
  });
});
