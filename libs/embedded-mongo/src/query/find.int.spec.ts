import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Double, Long, type Collection, type Document } from 'mongodb';
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
  test('sorts an array by its least element, or its greatest, an empty one before null', async () => {
    await holds({ a: [3, 1] }, { a: 2 }, { a: [] }, {}, { a: [{ x: 1 }] });
    expect(await ids({}, { a: 1, _id: 1 })).toEqual([2, 3, 0, 1, 4]);
    expect(await ids({}, { a: -1, _id: 1 })).toEqual([4, 0, 1, 3, 2]);
    expect(await ids({}, { 'a.0': -1, _id: 1 })).toEqual([4, 0, 1, 2, 3]);
  });

  test('tells int, long and double by $type', async () => {
    await holds({ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) });
    expect([await ids({ a: { $type: 'int' } }), await ids({ a: { $type: 18 } }), await ids({ a: { $type: 'double' } })]).toEqual([[0], [1], [2]]);
  }); // prettier-ignore

  test('a pattern of plain letters, wherever the text is, and not elsewhere', async () => {
    await holds({ a: 'Åse Dam' }, { a: ['Bo', 'Åse'] }, { a: { b: 'Åse' } }, { c: 'Åse' }, { a: 'åse' }, { a: '(x)' });
    expect(await ids({ a: { $regex: 'Åse' } })).toEqual([0, 1]);
    expect(await ids({ 'a.b': { $regex: 'Åse' } })).toEqual([2]);
    expect(await ids({ $and: [{ a: { $regex: 'Åse' } }, { a: { $regex: 'Dam' } }] })).toEqual([0]);
    expect(await ids({ a: { $regex: 'åse', $options: 'i' } })).toEqual([0, 1, 4]);
    expect(await ids({ a: { $regex: '\\(x\\)' } })).toEqual([5]);
    expect(await things.countDocuments({ a: { $regex: 'Åse' } })).toBe(2);
  });

  test('$mod of a number beyond 2^53', async () => {
    await holds({ a: Long.fromString('9007199254740993') });
    expect([await ids({ a: { $mod: [2, 1] } }), await ids({ a: { $mod: [2, 0] } })]).toEqual([[0], []]);
  });

  test('a projection keeps the element that matched, slices beside others, and what is no array', async () => {
    await holds({ a: [1, 2, 3], b: 1, c: { d: 1, e: 2 } }, { a: 5 });
    const project = (filter: Document, projection: Document) => things.findOne(filter, { projection });
    expect(await project({ a: 2 }, { _id: 0, 'a.$': 1 })).toEqual({ a: [2] });
    expect(await project({ a: 5 }, { _id: 0, 'a.$': 1 })).toEqual({ a: 5 });
    expect(await project({ b: 1 }, { _id: 0, a: { $slice: 1 }, b: 1 })).toEqual({ a: [1], b: 1 });
    expect(await project({ b: 1 }, { _id: 0, c: { d: 1 } })).toEqual({ c: { d: 1 } });
    await expect(project({ b: 1 }, { 'a.$': 1 })).rejects.toMatchObject({ code: 51246 });
    await expect(project({}, { a: 0, b: 1 })).rejects.toMatchObject({ code: 31253 });
  });
});
