import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { commandRunner } from '../commands';
import { Catalog } from '../storage/catalog';
import { Store } from '../storage/store';
import { temporaryDirectory } from '../testing/server';
import { wireServer } from './server';

describe("a write while the store's log waits to restart", () => {
  const directory = temporaryDirectory();
  const store = new Store(directory);
  const { server, closeConnections } = wireServer(commandRunner(new Catalog(store)));
  let client: MongoClient;
  let turn: Promise<void> | undefined;
  beforeAll(async () => {
    Object.defineProperty(store, 'turn', { get: () => turn });
    await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = server.address() as AddressInfo;
    client = await new MongoClient(`mongodb://127.0.0.1:${port}/`).connect();
  });
  afterAll(async () => {
    await client.close();
    closeConnections();
    server.close();
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Blocks writes until `release`. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    return () => {
      turn = undefined;
      resolve();
    };
  };

  it('waits, while reads are answered', async () => {
    const guests = client.db('test').collection<{ _id: number }>('guests');
    await guests.insertOne({ _id: 1 });
    const release = hold();
    let isWritten = false;
    const written = guests.insertOne({ _id: 2 }).then(() => (isWritten = true));
    expect(await guests.find().toArray()).toEqual([{ _id: 1 }]);
    expect(isWritten).toBe(false);
    release();
    await written;
    expect(await guests.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }]);
  });

  it('is refused after the wait with the same error as without a wait', async () => {
    const guests = client.db('test').collection<{ _id: number }>('taken');
    await guests.insertOne({ _id: 1 });
    const release = hold();
    const refused = expect(guests.insertOne({ _id: 1 })).rejects.toThrow('E11000');
    await guests.findOne();
    release();
    await refused;
  });

  it('is done before later requests on the same connection', async () => {
    const { port } = server.address() as AddressInfo;
    // One connection: its requests are answered in order.
    const one = await new MongoClient(`mongodb://127.0.0.1:${port}/`, { maxPoolSize: 1 }).connect();
    const guests = one.db('test').collection<{ _id: number }>('rows');
    const release = hold();
    const written = guests.insertOne({ _id: 1 });
    const found = guests.find().toArray();
    await client.db('test').command({ ping: 1 });
    release();
    await written;
    expect(await found).toEqual([{ _id: 1 }]);
    await one.close();
  });
});
