import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Options } from '@festlig/platform/files/s3-files';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: object) => S3rver;

export interface TestS3 {
  options: S3Options;
  stop(): Promise<void>;
}

/** Whether tests run against an existing S3, not s3rver, which checks no signature and writes an upload in place. */
export const givenS3 = Boolean(process.env['S3_TEST_ENDPOINT']);

/** An S3 for one test file: that of S3_TEST_ENDPOINT (with its keys and bucket), or s3rver on loopback. */
export async function startTestS3(): Promise<TestS3> {
  const { S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '', S3_TEST_BUCKET = '' } = process.env;
  if (S3_TEST_ENDPOINT) {
    const keys = { accessKey: S3_TEST_ACCESS_KEY, secretKey: S3_TEST_SECRET_KEY, bucket: S3_TEST_BUCKET };
    return { options: { endpoint: S3_TEST_ENDPOINT, ...keys }, stop: async () => undefined };
  }
  const directory = await mkdtemp(join(tmpdir(), 'festlig-s3-'));
  const S3rverServer = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const server = new S3rverServer({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'festlig' }],
  });
  const { port } = await server.run();
  // The only pair of keys that s3rver accepts.
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', bucket: 'festlig' };
  return {
    options: { endpoint: `http://127.0.0.1:${port}`, ...keys },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
