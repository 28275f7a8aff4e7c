import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { paged } from './paged';

interface Item {
  _id: string;
  list: string;
  rank: number;
  note?: string;
}

describe('paged', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  let items: Model<Item>;
  const page = (number: number, more: object = {}) =>
    paged(items, { list: 'a' }, { page: number, pageSize: 3, order: 'rank', descending: false, ...more });
  const ranks = async (number: number, more: object = {}) => {
    const found = await page(number, more);
    return [found.items.map(({ rank }) => rank), found.total];
  };

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await mongoose.createConnection(mongo.uri, { dbName: `paged-${crypto.randomUUID()}` }).asPromise();
    const schema = new Schema<Item>({ _id: String, list: String, rank: Number, note: String });
    items = connection.model<Item>('Item', schema);
    const all = [1, 2, 3, 4, 5, 6, 7].map((rank) => ({ _id: `a${rank}`, list: 'a', rank, note: 'x' }));
    await items.insertMany([...all, { _id: 'b1', list: 'b', rank: 0 }]);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await mongo.stop();
  });

  it('returns pages in both orders, from the first to the last and an empty one beyond', async () => {
    expect(await ranks(1)).toEqual([[1, 2, 3], 7]);
    expect(await ranks(2)).toEqual([[4, 5, 6], 7]);
    expect(await ranks(3)).toEqual([[7], 7]);
    expect(await ranks(4)).toEqual([[], 7]);
    expect(await ranks(1, { descending: true })).toEqual([[7, 6, 5], 7]);
    expect(await ranks(3, { descending: true })).toEqual([[1], 7]);
  });

  it('skips from the nearer end of the list', async () => {
    const find = jest.spyOn(mongoose.Query.prototype, 'skip');
    for (const number of [1, 2, 3]) await page(number);
    expect(find.mock.calls.map(([skipped]) => skipped)).toEqual([0, 1, 0]);
    find.mockRestore();
  });

  it('uses a known total, and does not count when everything fits on the first page', async () => {
    const count = jest.fn(async () => 7);
    expect(await ranks(2, { count })).toEqual([[4, 5, 6], 7]);
    expect(count).toHaveBeenCalledTimes(1);
    expect(await ranks(1, { count, pageSize: 8 })).toEqual([[1, 2, 3, 4, 5, 6, 7], 7]);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('returns only the fields asked for', async () => {
    expect((await page(3, { fields: { rank: 1 } })).items).toEqual([{ _id: 'a7', rank: 7 }]);
  });
});
