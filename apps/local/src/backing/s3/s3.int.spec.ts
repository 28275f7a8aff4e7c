import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocalFiles } from '@festlig/platform/files';
import { S3Files } from '@festlig/platform/files/s3-files';
import { startTestS3, type TestS3 } from '@festlig/testing/files/test-s3';
import { tryOptions } from '../trial/try-options';
import { startFiles } from './s3';

describe('the file store', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  let s3: TestS3;
  beforeAll(async () => {
    options = await tryOptions();
    s3 = await startTestS3();
  });
  afterAll(async () => {
    await s3.stop();
    options.remove();
  });

  it('is a directory under the data directory without Docker, and keeps a file over a restart', async () => {
    const open = async () => {
      const { env, took } = await startFiles(options);
      expect(took).toContain(options.dataDirectory);
      return new LocalFiles({ directory: env['FILES_DIRECTORY'] ?? '', secret: 's', publicUrl: 'http://localhost' });
    };
    await (await open()).put('party/hero.txt', Buffer.from('confetti'), 'text/plain');
    const file = await (await open()).get('party/hero.txt');
    expect(file && (await text(file.stream))).toBe('confetti');
  });

  it('is the directory of FILES_DIRECTORY', async () => {
    const taken = await startFiles({ ...options, environment: { FILES_DIRECTORY: '/srv/files' } });
    expect(taken).toMatchObject({ took: 'given by FILES_DIRECTORY', env: { FILES_DIRECTORY: '/srv/files' } });
  });

  it('is the S3 of S3_ENDPOINT, with its bucket created', async () => {
    const { endpoint, accessKey, secretKey } = s3.options;
    const environment = {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_BUCKET: 'made',
    };
    expect(await startFiles({ ...options, environment })).toMatchObject({ env: environment });
    await expect(new S3Files({ ...s3.options, bucket: 'made' }).ping()).resolves.toBeUndefined();
  });

  it('fails when the S3 of S3_ENDPOINT does not answer, instead of using another store', async () => {
    const environment = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    await expect(startFiles({ ...options, environment })).rejects.toThrow('S3_ENDPOINT is set, but');
  });
});
