import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Client } from 'minio';
import { tryOptions } from '../trial/try-options';
import { startFiles } from './s3';

jest.setTimeout(30_000);

let options: Awaited<ReturnType<typeof tryOptions>>;
beforeAll(async () => {
  options = await tryOptions();
});
afterAll(() => options.remove());

async function withFiles<T>(work: (client: Client, bucket: string) => Promise<T>): Promise<T> {
  const { env, stop } = await startFiles(options);
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = env;
  const { hostname, port } = new URL(S3_ENDPOINT);
  const key = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  try {
    return await work(new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...key }), S3_BUCKET);
  } finally {
    await stop();
  }
}

it('the file store has its bucket and keeps a file over a restart', async () => {
  await withFiles((client, bucket) => client.putObject(bucket, 'party/hero.txt', Buffer.from('confetti')));
  await withFiles(async (client, bucket) => {
    expect(await text(await client.getObject(bucket, 'party/hero.txt'))).toBe('confetti');
  });
});
