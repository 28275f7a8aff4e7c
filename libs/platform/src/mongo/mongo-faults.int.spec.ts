import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { TcpProxy } from '@festlig/testing/network/tcp-proxy';
import { waitFor } from '@festlig/testing/product/wait-for';
import { Logger as NestLogger } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';
import { isUnavailable } from '../errors';
import { freePort } from '../net/free-port';
import { RpcClient } from '../rpc';
import { on, RPC_SECRET, startStubServer } from '../rpc/testing/stub-server';
import { buildIndexes, IndexNotBuilt } from './build-indexes';
import { mongoOptions, StoreAway } from './connect';

const note = z.object({ id: z.string() });
const declare = (idempotent: boolean) =>
  call({ summary: '', access: 'internal', input: note, output: z.object({}), idempotent });
const { calls } = defineContract('party', {}, { put: declare(true), append: declare(false) });

const notes = new Schema({ _id: String, tries: Number, version: Number }, { versionKey: false });

interface Note {
  _id: string;
  tries: number;
  version: number;
}

describe('the document store under faults', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let network: TcpProxy;
  let connection: Connection;
  const model = () => (connection.models['Note'] ?? connection.model('Note', notes)) as Model<Note>;
  const connect = (uri: string, more: object = {}) =>
    Test.createTestingModule({
      imports: [MongooseModule.forRoot(uri, { ...mongoOptions('trial'), ...more })],
    }).compile();

  beforeAll(async () => {
    NestLogger.overrideLogger(false);
    mongo = await startTestMongo();
  });
  afterAll(() => mongo.stop());
  beforeEach(async () => {
    network = await TcpProxy.start(mongo.uri);
    connection = await mongoose
      .createConnection(network.through(mongo.uri), { dbName: `faults-${crypto.randomUUID()}` })
      .asPromise();
    await model().init();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
    await network.close();
  });

  /** Runs a service whose handler writes to the store, over a network that loses the answer to its first write. */
  const writing = async (write: (id: string) => Promise<unknown>, work: (rpc: RpcClient) => Promise<void>) => {
    const port = await freePort();
    const handle = async ({ id }: { id: string }) => {
      await write(id);
      return {};
    };
    const server = await startStubServer(port, [on(calls.put, handle), on(calls.append, handle)]);
    const rpc = new RpcClient({ addresses: { party: `127.0.0.1:${port}` }, secret: RPC_SECRET, service: 'test' });
    network.loseAnswerTo((bytes) => bytes.includes('lost answer'));
    try {
      await work(rpc);
    } finally {
      rpc.close();
      await server.stop();
    }
  };

  it('reports a write as unavailable, not as a fault, when it has happened but its answer is lost', async () => {
    network.loseAnswerTo((bytes) => bytes.includes('lost answer'));
    const error: unknown = await model()
      .create({ _id: 'lost answer', tries: 1 })
      .catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await model().countDocuments()).toBe(1);
  });

  it('repeats an idempotent call after a lost answer, with one effect and no error for the caller', async () => {
    let tries = 0;
    const put = async (id: string) => {
      tries++;
      await model().updateOne({ _id: id }, { $set: { tries: 1 } }, { upsert: true });
    };
    await writing(put, async (rpc) => {
      await expect(rpc.call(calls.put, { id: 'lost answer' })).resolves.toEqual({});
    });
    expect(tries).toBe(2);
    expect(await model().find().lean()).toEqual([{ _id: 'lost answer', tries: 1 }]);
  });

  it('makes a call that is not idempotent only once, and answers 503 after a lost answer', async () => {
    const append = (id: string) => model().updateOne({ _id: id }, { $inc: { tries: 1 } }, { upsert: true });
    await writing(append, async (rpc) => {
      await expect(rpc.call(calls.append, { id: 'lost answer' })).rejects.toMatchObject({
        failure: { status: 503, body: { message: 'unavailable' } },
      });
    });
    expect(await model().find().lean()).toEqual([{ _id: 'lost answer', tries: 1 }]);
  });

  it('lets one of two writers who read the same version win, and the other succeed after reading again', async () => {
    await model().create({ _id: 'a', version: 1, tries: 0 });
    const increase = async (seen: { version: number; tries: number }) =>
      model().updateOne(
        { _id: 'a', version: seen.version },
        { $set: { tries: seen.tries + 1, version: seen.version + 1 } },
      );
    const read = () => model().findOne({ _id: 'a' }).orFail();
    const both = await read();
    const results = await Promise.all([increase(both), increase(both)]);
    expect(results.map(({ modifiedCount }) => modifiedCount).toSorted()).toEqual([0, 1]);
    expect(await increase(await read())).toMatchObject({ modifiedCount: 1 });
    expect(await read()).toMatchObject({ version: 3, tries: 2 });
  });

  const indexed = (options: object) => {
    const schema = new Schema({ email: String }, { autoIndex: true });
    schema.index({ email: 1 }, { name: 'email', ...options });
    return connection.deleteModel(/Person/).model('Person', schema, 'people');
  };

  it('fails the start with the name of a unique index that conflicts with documents, and reveals no data', async () => {
    const people = connection.collection('people');
    await people.insertMany([{ email: 'karen@rungsted.example' }, { email: 'karen@rungsted.example' }]);
    indexed({ unique: true });
    const error: unknown = await buildIndexes(connection).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(IndexNotBuilt);
    expect((error as Error).message).toMatch(
      /^an index of faults-\S+\.people \(.*email.*\) cannot be built: documents/,
    );
    expect((error as Error).message).not.toContain('karen');

    await people.deleteOne({ email: 'karen@rungsted.example' });
    indexed({ unique: true });
    await buildIndexes(connection);
    expect(await people.indexInformation()).toHaveProperty('email');
  });

  it('fails the start on an index that exists with other options, but not on an identical one', async () => {
    indexed({});
    await buildIndexes(connection);
    indexed({});
    await buildIndexes(connection);
    indexed({ unique: true });
    await expect(buildIndexes(connection)).rejects.toThrow(IndexNotBuilt);
  });

  it('fails the start with a message without the password when the store stays away', async () => {
    const address = `mongodb://karen:hunter2@127.0.0.1:${await freePort()}`;
    const starting = connect(address, { serverSelectionTimeoutMS: 100, retryDelay: 1 });
    const error: unknown = await starting.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreAway);
    expect((error as Error).message).toContain('MONGODB_URI');
    expect((error as Error).message).not.toContain('hunter2');
  });

  it('fails current and new operations soon while the store hangs, until it answers again', async () => {
    const process = await connect(network.through(mongo.uri));
    const store = process.get<Connection>(getConnectionToken());
    const look = () => store.collection('people').findOne({});
    const failure = () => look().catch((reason: unknown) => reason);
    await look();
    network.hang();
    expect(isUnavailable(await failure())).toBe(true);
    const later = await failure();
    expect([isUnavailable(later), (later as Error).name]).toEqual([true, 'MongoServerSelectionError']);
    network.restore();
    await waitFor(async () => (await failure()) === null, 'the store to answer again', 20);
    await process.close();
  });

  it('waits at the start for a store that comes a little later', async () => {
    network.cut();
    const starting = connect(network.through(mongo.uri), {
      serverSelectionTimeoutMS: 200,
      retryAttempts: 100,
      retryDelay: 10,
    });
    await network.refused;
    network.restore();
    await (await starting).close();
  });
});
