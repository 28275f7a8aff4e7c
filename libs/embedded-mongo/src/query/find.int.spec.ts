import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EJSON } from 'bson';
import { Double, Int32, Long, type Collection, type Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
let things: Collection<Document>;
beforeAll(async () => {
  server = await testServer();
  things = server.db.collection('things');
});
afterAll(() => server.stop());

const holds = async (...docs: Document[]): Promise<void> => {
  await things.deleteMany({});
  await things.insertMany(docs.map((doc, _id) => ({ _id: _id as never, ...doc })));
};
const ids = async (filter: Document, sort: Document = { _id: 1 }): Promise<number[]> =>
  (await things.find(filter, { sort: sort as never }).toArray()).map(({ _id }) => _id as unknown as number);

describe('find', () => {
  test('sorts an array by its least element, or its greatest when descending, and an empty array before null', async () => {
    await holds({ a: [3, 1] }, { a: 2 }, { a: [] }, {}, { a: [{ x: 1 }] });
    expect(await ids({}, { a: 1, _id: 1 })).toEqual([2, 3, 0, 1, 4]);
    expect(await ids({}, { a: -1, _id: 1 })).toEqual([4, 0, 1, 3, 2]);
    expect(await ids({}, { 'a.0': -1, _id: 1 })).toEqual([4, 0, 1, 2, 3]);
  });

  test('distinguishes int, long and double by $type', async () => {
    await holds({ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) });
    expect([await ids({ a: { $type: 'int' } }), await ids({ a: { $type: 18 } }), await ids({ a: { $type: 'double' } })]).toEqual([[0], [1], [2]]);
  }); // prettier-ignore

  test('finds a literal pattern anywhere in a text, and only where it occurs', async () => {
    await holds({ a: 'Åse Dam' }, { a: ['Bo', 'Åse'] }, { a: { b: 'Åse' } }, { c: 'Åse' }, { a: 'åse' }, { a: '(x)' });
    expect(await ids({ a: { $regex: 'Åse' } })).toEqual([0, 1]);
    expect(await ids({ 'a.b': { $regex: 'Åse' } })).toEqual([2]);
    expect(await ids({ $and: [{ a: { $regex: 'Åse' } }, { a: { $regex: 'Dam' } }] })).toEqual([0]);
    expect(await ids({ a: { $regex: 'åse', $options: 'i' } })).toEqual([0, 1, 4]);
    expect(await ids({ a: { $regex: '\\(x\\)' } })).toEqual([5]);
    expect(await things.countDocuments({ a: { $regex: 'Åse' } })).toBe(2);
  });

  test('projects the matched element, slices beside other fields, and a field that is not an array', async () => {
    await holds({ a: [1, 2, 3], b: 1, c: { d: 1, e: 2 } }, { a: 5 });
    const project = (filter: Document, projection: Document) => things.findOne(filter, { projection });
    expect(await project({ a: 2 }, { _id: 0, 'a.$': 1 })).toEqual({ a: [2] });
    expect(await project({ a: 5 }, { _id: 0, 'a.$': 1 })).toEqual({ a: 5 });
    expect(await project({ b: 1 }, { _id: 0, a: { $slice: 1 }, b: 1 })).toEqual({ a: [1], b: 1 });
    expect(await project({ b: 1 }, { _id: 0, c: { d: 1 } })).toEqual({ c: { d: 1 } });
    await expect(project({ b: 1 }, { 'a.$': 1 })).rejects.toMatchObject({ code: 51246 });
    await expect(project({}, { a: 0, b: 1 })).rejects.toMatchObject({ code: 31253 });
  });

  test('projects through arrays within arrays, and slices in each document of an array', async () => {
    await holds({ a: [[{ b: 1, c: 2 }], 3, { b: [4, 5], c: 6 }] });
    const project = (projection: Document) => things.findOne({}, { projection: { _id: 0, ...projection } });
    expect(await project({ 'a.b': 0 })).toEqual({ a: [[{ c: 2 }], 3, { c: 6 }] });
    expect(await project({ 'a.b': 1 })).toEqual({ a: [[{ b: 1 }], { b: [4, 5] }] });
    expect(await project({ 'a.b': { $slice: 1 } })).toEqual({ a: [[{ b: 1, c: 2 }], 3, { b: [4], c: 6 }] });
  });

  test('projects the size of an array, and a default of the same width for a missing value', async () => {
    await holds({ a: [1, 2], n: new Double(5), x: { y: 1 } }, {});
    const projection = { _id: 0, count: { $size: { $ifNull: ['$a', []] } }, n: { $ifNull: ['$n', '$x'] }, z: { $ifNull: ['$none', { y: '$x.y', list: ['$n', '$none'] }] } };
    const found = await things.find({}, { projection, sort: { _id: 1 }, promoteValues: false }).toArray();
    expect(EJSON.stringify(found, { relaxed: false })).toBe(
      EJSON.stringify([
        { count: new Int32(2), n: new Double(5), z: { y: new Int32(1), list: [new Double(5), null] } },
        { count: new Int32(0), z: { list: [null, null] } },
      ], { relaxed: false }),
    );
  }); // prettier-ignore

  test.each<[string, Document, number]>([
    ['an unsupported operator', { x: { $toUpper: '$a' } }, 168],
    ['a variable', { x: '$$ROOT' }, 17276],
    ['$size of a value that is not an array', { x: { $size: '$_id' } }, 17124],
    ['an invalid path', { x: '$a..b' }, 2],
    ['a computed field within another', { 'a.x': { $size: '$a' } }, 2],
    ['an empty sub-projection', { a: {} }, 2],
    ['a $slice that is not a number', { a: { $slice: 'x' } }, 2],
    ['a $slice of zero elements', { a: { $slice: [1, 0] } }, 2],
  ])('refuses a projection with %s', async (_, projection, code) => {
    await holds({ a: [1] });
    await expect(things.findOne({}, { projection })).rejects.toMatchObject({ code });
  });
});
