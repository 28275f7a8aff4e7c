import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { z } from 'zod';
import { HeldClock } from '../../clock';
import { Logger, metrics } from '../../observability';
import { CannotMigrate, type Migration, type StoredDocument } from './migration';
import { Migrations } from './migrations';
import type { MigrationState } from './migration-state';

const HOUR = 3_600_000;
const LEASE = 20_000;
const [AT_ONCE, A_JOB] = [100, 10_000];

const Guest = z.object({ _id: z.string(), names: z.array(z.string()), visits: z.number().default(0) });
const guestsByNames: Migration<typeof Guest> = {
  id: 'guests-by-names',
  collection: 'guests',
  form: Guest,
  becomes: ({ name, ...guest }) => {
    if ('names' in guest) return null;
    if (name === 'nobody') throw new CannotMigrate('has no name');
    return { ...guest, names: String(name).split(' ') };
  },
};

describe('Migrations', () => {
  let store: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  let clock: HeldClock;
  let guests: mongo.Collection<StoredDocument>;
  const told: { message: string; fields: object }[] = [];
  const logger = {
    info: (message: string, fields: object) => told.push({ message, fields }),
    error: (message: string, _: unknown, fields: object) => told.push({ message, fields }),
  } as unknown as Logger;

  beforeAll(async () => {
    store = await startTestMongo();
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    told.length = 0;
    clock = new HeldClock(new Date('2026-05-01T10:00:00Z'));
    connection = await connect();
    guests = connection.collection('guests') as never;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await connection.dropDatabase();
    await connection.close();
  });

  const connect = (dbName = `migrations-${crypto.randomUUID()}`, options: mongoose.ConnectOptions = {}) =>
    mongoose.createConnection(store.uri, { dbName, ...options }).asPromise();
  /** A process of the service. */
  const aProcess = (list: readonly Migration[] = [guestsByNames], on = connection) =>
    new Migrations(on, list, clock, logger);
  const add = (count: number, from = 0) =>
    guests.insertMany(
      Array.from({ length: count }, (_, n) => ({ _id: String(from + n).padStart(8, '0'), name: `Anne ${from + n}` })),
    );
  const old = () => guests.countDocuments({ names: { $exists: false } });
  const state = () => connection.collection('migrations').findOne() as Promise<MigrationState | null>;
  /** Does what sweeper and queue do until nothing is due. Returns the number of jobs. */
  const work = async (migrations: Migrations): Promise<number> => {
    for (let jobs = 0; ; jobs++) {
      const [due] = await migrations.listDue();
      if (due === undefined) return jobs;
      await migrations.run(due);
    }
  };
  const bulkWrite = mongoose.mongo.Collection.prototype.bulkWrite;
  /** Runs `act` before the nth write of a batch. */
  const beforeWrite = (nth: number, act: () => Promise<unknown>) => {
    let writes = 0;
    const spy = jest.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite');
    spy.mockImplementation(async function (this: mongo.Collection<StoredDocument>, ...given: unknown[]) {
      if (++writes === nth) await act();
      return bulkWrite.apply(this, given as never);
    } as never);
    return () => spy.mockRestore();
  };

  it('migrates old documents and leaves migrated ones unchanged', async () => {
    await guests.insertMany([
      { _id: 'a', name: 'Anne Dam', visits: 3 },
      { _id: 'b', names: ['Bo'], visits: 1 },
    ]);
    await work(aProcess());
    expect(await guests.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', names: ['Anne', 'Dam'], visits: 3 },
      { _id: 'b', names: ['Bo'], visits: 1 },
    ]);
    expect(await state()).toMatchObject({ _id: 'guests-by-names', changed: 1, refused: 0 });
  });

  it('finishes after a second pass over what old processes wrote meanwhile, and is not due again', async () => {
    await add(3);
    const migrations = aProcess();
    await work(migrations);
    await add(2, 3);
    expect(await migrations.listDue()).toEqual([]);
    clock.advance(HOUR);
    await work(migrations);
    expect(await old()).toBe(0);
    expect(await state()).toEqual({
      _id: 'guests-by-names',
      status: 'done',
      doneAt: clock.now(),
      changed: 5,
      refused: 0,
      refusedIds: [],
    });
    clock.advance(HOUR);
    expect(await migrations.listDue()).toEqual([]);
    const find = jest.spyOn(mongoose.mongo.Collection.prototype, 'find');
    expect(await migrations.listDue()).toEqual([]);
    expect(find).not.toHaveBeenCalled();
  });

  it('continues after a crash where the last batch ended, and changes no document twice', async () => {
    await add(4 * AT_ONCE);
    const live = beforeWrite(3, () => Promise.reject(new Error('killed')));
    await expect(aProcess().run('guests-by-names')).rejects.toThrow('killed');
    live();
    expect(await old()).toBe(2 * AT_ONCE);
    const next = aProcess();
    // The process may not be dead but only slow.
    expect(await next.listDue()).toEqual([]);
    await next.run('guests-by-names');
    expect(await old()).toBe(2 * AT_ONCE);
    clock.advance(LEASE);
    expect(await next.listDue()).toEqual(['guests-by-names']);
    const find = jest.spyOn(mongoose.mongo.Collection.prototype, 'find');
    await work(next);
    const looked = find.mock.calls.flatMap(([filter]) => (filter?._id as { $gt?: string } | undefined)?.$gt ?? []);
    expect(looked[0]).toBe(String(2 * AT_ONCE - 1).padStart(8, '0'));
    expect(await old()).toBe(0);
    expect(await state()).toMatchObject({ changed: 4 * AT_ONCE });
  });

  it('lets only one of several processes run a migration', async () => {
    await add(3 * AT_ONCE);
    const others = await Promise.all([connect(connection.name), connect(connection.name)]);
    const processes = others.map((other) => aProcess([guestsByNames], other));
    await Promise.all([...processes, ...processes].map((each) => each.run('guests-by-names')));
    expect(await old()).toBe(0);
    expect(await state()).toMatchObject({ changed: 3 * AT_ONCE, attempt: 1, pass: 2 });
    await Promise.all(others.map((other) => other.close()));
  });

  it('stops a slow process whose lease another process has taken over', async () => {
    await add(3 * AT_ONCE);
    const slow = aProcess();
    beforeWrite(1, async () => {
      clock.advance(LEASE);
      await aProcess().run('guests-by-names');
    });
    await slow.run('guests-by-names');
    expect(await state()).toMatchObject({ attempt: 2, pass: 2, changed: 3 * AT_ONCE });
    expect(await old()).toBe(0);
  });

  it('keeps changes made to a document between its reading and its writing', async () => {
    await add(2);
    beforeWrite(1, async () => {
      await guests.updateOne({ _id: '00000000' }, { $set: { visits: 7 } });
      await guests.deleteOne({ _id: '00000001' });
    });
    await work(aProcess());
    expect(await guests.find().toArray()).toEqual([{ _id: '00000000', names: ['Anne', '0'], visits: 7 }]);
    expect(await state()).toMatchObject({ changed: 1, refused: 0 });
  });

  it('reads and writes at most 100 documents at once, and ends a job after 10,000', async () => {
    await add(A_JOB + AT_ONCE + 1);
    const watched = await connect(connection.name, { monitorCommands: true });
    const sizes: number[] = [];
    watched.getClient().on('commandSucceeded', ({ commandName, reply }) => {
      const { cursor, n } = reply as { cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] }; n?: number };
      if (commandName === 'update') sizes.push(n ?? 0);
      else sizes.push((cursor?.firstBatch ?? cursor?.nextBatch ?? []).length);
    });
    expect(await work(aProcess([guestsByNames], watched))).toBe(2);
    expect(Math.max(...sizes)).toBe(AT_ONCE);
    expect(await old()).toBe(0);
    await watched.close();
  });

  it('lets other queries be answered between batches', async () => {
    await add(8 * AT_ONCE);
    const answered = Promise.withResolvers<number>();
    const becomes = jest.fn((document: StoredDocument) => {
      if (becomes.mock.calls.length === 1) {
        guests.findOne({ _id: '00000007' }).then(old).then(answered.resolve, answered.reject);
      }
      return guestsByNames.becomes(document);
    });
    await work(aProcess([{ ...guestsByNames, becomes }]));
    expect(await answered.promise).toBeGreaterThan(AT_ONCE);
  });

  it('reports a document that cannot be migrated without its values, and goes on with the others', async () => {
    await guests.insertMany([
      { _id: 'a', name: 'nobody' },
      { _id: 'b', name: 'Bo Dam', visits: 'often' },
      { _id: 'c', name: 'Carl' },
    ]);
    metrics.migrated.reset();
    await work(aProcess());
    const { values } = await metrics.migrated.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['changed', 1],
      ['refused', 2],
    ]);
    expect(
      told.filter(({ message }) => message === 'a document cannot be migrated').map(({ fields }) => fields),
    ).toEqual([
      { migration: 'guests-by-names', document: 'a', reason: 'has no name' },
      { migration: 'guests-by-names', document: 'b', reason: 'visits invalid_type' },
    ]);
    expect(await guests.findOne({ _id: 'b' })).toEqual({ _id: 'b', name: 'Bo Dam', visits: 'often' });
    expect(await guests.findOne({ _id: 'c' })).toEqual({ _id: 'c', names: ['Carl'], visits: 0 });
    clock.advance(HOUR);
    await guests.updateOne({ _id: 'a' }, { $set: { name: 'Anne' } });
    await work(aProcess());
    expect(await state()).toMatchObject({ status: 'done', changed: 2, refused: 1, refusedIds: ['b'] });
  });

  it('reports a document that the store refuses, and goes on with the others', async () => {
    await guests.createIndex({ names: 1 }, { unique: true, sparse: true });
    await guests.insertMany([
      { _id: 'a', name: 'Anne' },
      { _id: 'b', name: 'Anne' },
      { _id: 'c', name: 'Carl' },
    ]);
    await work(aProcess());
    expect(await state()).toMatchObject({ changed: 2, refused: 1, refusedIds: ['b'] });
  });

  it('ignores a job for a migration of another version of the service', async () => {
    await add(1);
    await aProcess([]).run('guests-by-names');
    expect([await old(), await state()]).toEqual([1, null]);
  });
});
