import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Double, Long, ObjectId, type Collection, type Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
let guests: Collection<Document>;
const PARTIES = [new ObjectId('64b000000000000000000001'), new ObjectId('64b000000000000000000002')];
beforeAll(async () => {
  server = await testServer();
  guests = server.db.collection('guests');
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
        { $group: { _id: '$status', n: { $sum: 1 }, seats: { $sum: '$seats' }, least: { $min: '$seats' }, most: { $max: '$name' } } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'no', n: 4, seats: 30, least: 6, most: 'guest 3' },
        { _id: 'yes', n: 6, seats: 15, least: 0, most: 'guest 9' },
      ],
    ],
    [
      '$group by ObjectId and several fields',
      [{ $group: { _id: { p: '$partyId', s: '$status' }, n: { $sum: 1 } } }, { $sort: { '_id.p': 1, '_id.s': 1 } }],
      [PARTIES[0], PARTIES[1]].flatMap((p) => [{ _id: { p, s: 'no' }, n: 2 }, { _id: { p, s: 'yes' }, n: 3 }]),
    ],
    ['$group of missing and non-numeric values', [{ $group: { _id: '$nothing', none: { $max: '$nothing' }, sum: { $sum: '$name' } } }], [{ _id: null, none: null, sum: 0 }]],
    ['$match, $sort, $skip, $limit, $project', [{ $match: { status: 'yes' } }, { $sort: { seats: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { seats: 1 } }], [{ _id: 4, seats: 4 }, { _id: 3, seats: 3 }]],
    ['$match, $sort, $skip and $limit after another stage', [{ $project: { name: 0 } }, { $match: { status: 'yes' } }, { $sort: { seats: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { seats: 1 } }], [{ _id: 4, seats: 4 }, { _id: 3, seats: 3 }]],
    ['$unwind', [{ $match: { _id: 0 } }, { $unwind: '$tags' }, { $project: { tags: 1 } }], [{ _id: 0, tags: 'a' }, { _id: 0, tags: 'b' }]],
    ['$unwind and $group', [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }], [{ _id: 'a', n: 4 }, { _id: 'b', n: 10 }]],
    ['$project in the order of the document, with computed fields last', [{ $match: { _id: 1 } }, { $project: { x: { $literal: '$a' }, seats: 1, name: 1 } }], [{ _id: 1, name: 'guest 8', seats: 1, x: '$a' }]],
    ['$unwind with an array on its path', [{ $match: { _id: 1 } }, { $project: { tags: [{ a: ['$seats'] }] } }, { $unwind: '$tags.a' }], []],
    ['$unwind with positions, keeping a document without an array', [{ $match: { _id: 1 } }, { $project: { a: { $ifNull: ['$nothing', { x: ['$seats'] }] }, b: { $literal: [] } } }, { $unwind: { path: '$a.x', includeArrayIndex: 'at' } }, { $unwind: { path: '$b', preserveNullAndEmptyArrays: true } }], [{ _id: 1, a: { x: 1 }, at: 0 }]],
  ])('computes %s', async (_, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected);
  }); // prettier-ignore

  test('returns numbers with the width they are stored with', async () => {
    const widths = server.db.collection('widths');
    await widths.insertMany([
      { d: new Double(1), l: Long.fromNumber(2) },
      { d: new Double(2), l: Long.fromNumber(3) },
    ]);
    const pipeline = [{ $group: { _id: null, d: { $sum: '$d' }, l: { $sum: '$l' }, most: { $max: '$d' } } }];
    const [sums] = await widths.aggregate(pipeline, { promoteValues: false }).toArray();
    expect(sums).toEqual({ _id: null, d: new Double(3), l: Long.fromNumber(5), most: new Double(2) });
    const [first] = await widths.aggregate([{ $project: { _id: 0, d: 1 } }], { promoteValues: false }).toArray();
    expect(first).toEqual({ d: new Double(1) });
  });

  test('reads the leading $match and $sort from an index where one fits', async () => {
    const explained = await guests.aggregate([{ $match: { partyId: PARTIES[0] } }, { $sort: { name: 1 } }, { $limit: 2 }, { $project: { name: 1 } }]).explain();
    expect(explained).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'partyId_1_name_1' } } },
      executionStats: { nReturned: 2, totalDocsExamined: 2 },
    });
  }); // prettier-ignore

  test('returns its result over several batches', async () => {
    expect(await run([{ $project: { seats: 1 } }], { batchSize: 3 })).toHaveLength(10);
  });

  test.each<[string, Document[], number]>([
    ['an unknown stage', [{ $frobnicate: {} }], 40324],
    ['an unsupported stage', [{ $graphLookup: {} }], 40324],
    ['a random sample', [{ $sample: { size: 3 } }], 40324],
    ['writing to a collection', [{ $out: 'copy' }], 40324],
    ['merging into a collection', [{ $merge: 'copy' }], 40324],
    ['a stage with two names', [{ $match: {}, $limit: 1 }], 40324],
    ...['$lookup', '$facet', '$bucket', '$sortByCount', '$replaceRoot', '$addFields', '$set', '$unset', '$count'].map(
      (stage): [string, Document[], number] => [stage, [{ [stage]: 'x' }], 40324],
    ),
    ['an unsupported operator', [{ $project: { a: { $add: ['$seats', 1] } } }], 168],
    ['JavaScript', [{ $project: { a: { $function: { body: 'x', args: [], lang: 'js' } } } }], 168],
    ['a variable', [{ $project: { a: '$$ROOT' } }], 17276],
    ['a $slice projection, which only find has', [{ $project: { tags: { $slice: 1 } } }], 168],
    ['a positional projection, which only find has', [{ $match: { tags: 'a' } }, { $project: { 'tags.$': 1 } }], 2],
    ...['$avg', '$push', '$addToSet', '$first', '$last', '$count'].map((accumulator): [string, Document[], number] => [
      accumulator,
      [{ $group: { _id: 1, a: { [accumulator]: '$seats' } } }],
      15952,
    ]),
    ['$sum of an array', [{ $group: { _id: 1, a: { $sum: ['$seats'] } } }], 2],
    ['a group field with a dotted name', [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }], 2],
    ['$size of a value that is not an array', [{ $project: { a: { $size: '$seats' } } }], 17124],
    ['to project nothing', [{ $project: {} }], 51272],
    ['inclusion together with exclusion', [{ $project: { a: 1, b: 0 } }], 31254],
    ['inclusion of a path within another included path', [{ $project: { a: 1, 'a.b': 1 } }], 31249],
    ['a limit of zero', [{ $limit: 0 }], 2],
    ['a limit that is not a whole number', [{ $sort: { seats: 1 } }, { $limit: 1.5 }], 2],
    ['a negative skip', [{ $skip: -1 }], 2],
    ['a $match argument that is not a document', [{ $match: 5 }] as never, 2],
  ])('refuses %s', async (_, pipeline, code) => {
    await expect(run(pipeline)).rejects.toMatchObject({ code });
  });
});
