import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@festlig/embedded-mongo';

/** A document store for one test file: that of MONGODB_TEST_URI, or an embedded one in a temporary directory. */
export async function startTestMongo(): Promise<{ uri: string; stop(): Promise<void> }> {
  const given = process.env['MONGODB_TEST_URI'];
  if (given) return { uri: given, stop: async () => undefined };
  const directory = await mkdtemp(join(tmpdir(), 'festlig-mongo-'));
  const mongo = await startEmbeddedMongo({ directory });
  return {
    uri: mongo.uri,
    stop: async () => {
      await mongo.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
