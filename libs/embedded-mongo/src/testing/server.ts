import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../index';

export interface TestServer {
  readonly server: EmbeddedMongo;
  readonly client: MongoClient;
  readonly db: Db;
  stop(): Promise<void>;
}

/** A server over a new, empty directory, and a connected driver. */
export async function testServer(options: { ttlMonitorSleepSecs?: number } = {}): Promise<TestServer> {
  const directory = temporaryDirectory();
  const server = await startEmbeddedMongo({ directory, ...options });
  const client = await new MongoClient(server.uri, { serverSelectionTimeoutMS: 30_000 }).connect();
  return {
    server,
    client,
    db: client.db('test'),
    stop: async () => {
      await client.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'embedded-mongo-'));

/** Asks again until the answer is the wanted one; the test's own time limit bounds the wait. */
export async function until<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
