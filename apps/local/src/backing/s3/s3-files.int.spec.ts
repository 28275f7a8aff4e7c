import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3Files, type StoredFile } from '@festlig/platform/files';
import { tryOptions } from '../trial/try-options';
import { startFiles } from './s3';

describe('S3Files', () => {
  let files: S3Files;
  let elsewhere: S3Files;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const options = await tryOptions();
    const { env, stop: end } = await startFiles(options);
    const store = {
      endpoint: env['S3_ENDPOINT'] ?? '',
      accessKey: env['S3_ACCESS_KEY'] ?? '',
      secretKey: env['S3_SECRET_KEY'] ?? '',
      bucket: env['S3_BUCKET'] ?? '',
    };
    files = new S3Files(store);
    elsewhere = new S3Files({ ...store, bucket: 'not-there' });
    stop = async () => {
      await end();
      options.remove();
    };
  }, 60_000);
  afterAll(() => stop());

  const bytesOf = async (file: StoredFile | null) => Buffer.concat(await (file?.stream.toArray() ?? []));

  it('gives back what was put, with its type, size and a tag', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, ...Buffer.from('fest på Ærø')]);
    await files.put('public/hero-images/party/confetti.jpg', bytes, 'image/jpeg');
    const file = await files.get('public/hero-images/party/confetti.jpg');
    expect(file).toMatchObject({ contentType: 'image/jpeg', size: bytes.length, etag: expect.stringMatching(/^\w+$/) });
    expect((await bytesOf(file)).equals(bytes)).toBe(true);
  });

  it('replaces a file, and changes its tag', async () => {
    await files.put('public/a.txt', Buffer.from('one'), 'text/plain');
    const first = await files.get('public/a.txt');
    first?.stream.destroy();
    await files.put('public/a.txt', Buffer.from('two'), 'text/plain');
    const second = await files.get('public/a.txt');
    expect((await bytesOf(second)).toString()).toBe('two');
    expect(second?.etag).not.toBe(first?.etag);
  });

  it('answers null for what is missing', async () => {
    expect(await files.get('public/none.jpg')).toBeNull();
    expect(await files.has('public/none.jpg')).toBe(false);
    await files.put('public/some.jpg', Buffer.from('x'), 'image/jpeg');
    expect(await files.has('public/some.jpg')).toBe(true);
  });

  it('is ready only where its bucket is', async () => {
    await expect(files.ping()).resolves.toBeUndefined();
    await expect(elsewhere.ping()).rejects.toThrow('bucket not-there is missing');
  });
});
