import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { z } from 'zod';
import { findMigrated } from './find-migrated';
import { CannotMigrate, type Migration, type StoredDocument } from './migration';

const Door = z.discriminatedUnion('status', [
  z.object({ _id: z.string(), status: z.literal('open') }),
  z.object({ _id: z.string(), status: z.literal('locked'), key: z.string() }),
]);
const doorsByStatus: Migration<typeof Door> = {
  id: 'doors-by-status',
  collection: 'doors',
  form: Door,
  becomes: ({ isOpen, ...door }) => {
    if ('status' in door) return null;
    return { ...door, status: isOpen ? 'open' : 'locked' };
  },
};

describe('findMigrated', () => {
  let store: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  let doors: mongo.Collection<StoredDocument>;
  const find = (_id: string) => findMigrated({ collection: doors }, { _id }, doorsByStatus);

  beforeAll(async () => {
    store = await startTestMongo();
    connection = await mongoose.createConnection(store.uri, { dbName: `documents-${crypto.randomUUID()}` }).asPromise();
    doors = connection.collection('doors') as never;
  });
  beforeEach(() => doors.deleteMany({}));
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await store.stop();
  });

  it('returns an old document in its new form and stores that form before other updates use its fields', async () => {
    await doors.insertMany([
      { _id: 'a', isOpen: true },
      { _id: 'b', isOpen: false, key: 'iron' },
    ]);
    expect(await find('a')).toEqual({ _id: 'a', status: 'open' });
    expect(await find('b')).toEqual({ _id: 'b', status: 'locked', key: 'iron' });
    expect(await doors.countDocuments({ status: 'locked', isOpen: { $exists: false } })).toBe(1);
  });

  it('writes nothing when the document has its new form, and returns null when no document matches', async () => {
    await doors.insertOne({ _id: 'a', status: 'open' });
    const bulkWrite = jest.spyOn(doors, 'bulkWrite');
    expect([await find('a'), await find('b')]).toEqual([{ _id: 'a', status: 'open' }, null]);
    expect(bulkWrite).not.toHaveBeenCalled();
    bulkWrite.mockRestore();
  });

  it('keeps a concurrent change to the document', async () => {
    await doors.insertOne({ _id: 'a', isOpen: true });
    const bulkWrite = doors.bulkWrite.bind(doors);
    jest.spyOn(doors, 'bulkWrite').mockImplementationOnce((async (...given: Parameters<typeof bulkWrite>) => {
      await doors.updateOne({ _id: 'a' }, { $set: { isOpen: false, key: 'brass' } });
      return bulkWrite(...given);
    }) as never);
    expect(await find('a')).toEqual({ _id: 'a', status: 'locked', key: 'brass' });
  });

  it('rejects a document that fits no form, with a message that reveals none of its values', async () => {
    await doors.insertOne({ _id: 'a', status: 'locked', key: 7 });
    const error: unknown = await find('a').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotMigrate);
    expect((error as Error).message).toBe('key invalid_type');
  });
});
