import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidKey } from './file-key';
import type { Files, StoredFile } from './files';

export interface FilesUnderTest {
  /** Opens the store. A transfer without a byte for `patience` milliseconds counts as dead. */
  create(patience?: number): Files;
  /** Whether the server behind it checks signed links, and stores a file whole or not at all. S3rver does neither. */
  isStrict: boolean;
}

const MEGABYTE = 1024 * 1024;

/** A stream of so many megabytes, each with different bytes. It fails after `breaksAfter` megabytes. */
export function megabytes(count: number, breaksAfter = Infinity): Readable {
  const content = function* () {
    for (let n = 0; n < count; n++) {
      if (n >= breaksAfter) throw new Error('the guest closed the page');
      yield Buffer.alloc(MEGABYTE, n + 1);
    }
  };
  return Readable.from(content(), { objectMode: false });
}

const digestOf = async (stream: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
};
const textOf = async (file: StoredFile | null) => file && Buffer.concat(await file.stream.toArray()).toString();
const text = Buffer.from('fest på Ærø');

/** What every file store must do. Each test has keys of its own, so that all tests can use one store. */
export function describeFiles(name: string, { create, isStrict }: FilesUnderTest): void {
  const unlessS3rver = isStrict ? it : it.skip;
  const reason = isStrict ? '' : ' (skipped: s3rver checks no signature and writes in place)';
  describe(name, () => {
    let files: Files;
    let key: string;
    beforeEach(() => {
      files = create();
      key = `trial/${crypto.randomUUID()}/photo.jpg`;
    });

    it('returns a stored file with its type, size and tag', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, ...text]);
      await files.put(key, bytes, 'image/jpeg');
      const file = await files.get(key);
      expect(file).toMatchObject({ contentType: 'image/jpeg', size: bytes.length });
      expect(file?.etag).toMatch(/^[\w-]+$/);
      expect(Buffer.concat(await (file as StoredFile).stream.toArray()).equals(bytes)).toBe(true);
    });

    it('stores an empty file', async () => {
      await files.put(key, Buffer.alloc(0), 'text/plain');
      const file = await files.get(key);
      expect(file?.size).toBe(0);
      expect(await textOf(file)).toBe('');
    });

    it('replaces a file and changes its tag', async () => {
      await files.put(key, Buffer.from('one'), 'text/plain');
      const first = await files.get(key);
      first?.stream.destroy();
      await files.put(key, Buffer.from('two'), 'text/html');
      const second = await files.get(key);
      expect(await textOf(second)).toBe('two');
      expect(second?.contentType).toBe('text/html');
      expect(second?.etag).not.toBe(first?.etag);
    });

    it('returns null for a missing file and deletes it without an error', async () => {
      expect(await files.get(key)).toBeNull();
      expect(await files.has(key)).toBe(false);
      expect(await files.size(key)).toBeNull();
      await files.delete(key);
      await files.put(key, text, 'text/plain');
      expect(await files.has(key)).toBe(true);
      expect(await files.size(key)).toBe(text.length);
      await files.delete(key);
      expect(await files.has(key)).toBe(false);
      expect(await files.get(key)).toBeNull();
    });

    it.each([
      ['of known size', 12 * MEGABYTE],
      ['of unknown size', undefined],
    ])('stores and returns a stream %s', async (_what, size) => {
      await files.put(key, megabytes(12), 'application/zip', size);
      const file = (await files.get(key)) as StoredFile;
      expect(file).toMatchObject({ size: 12 * MEGABYTE, contentType: 'application/zip' });
      expect(await digestOf(file.stream)).toBe(await digestOf(megabytes(12)));
    });

    it.each<[string, () => [Readable, number?]]>([
      ['breaks off early', () => [megabytes(12, 1), 12 * MEGABYTE]],
      ['breaks off late', () => [megabytes(12, 9), 12 * MEGABYTE]],
      ['ends before the size it promised', () => [megabytes(7), 8 * MEGABYTE]],
      ['goes on after the size it promised', () => [megabytes(8), 7 * MEGABYTE]],
      ['stalls', () => [new Readable({ read() {} })]],
    ])('changes nothing when an upload %s', async (_what, upload) => {
      const impatient = create(200);
      await expect(impatient.put(key, ...withType(upload()))).rejects.toThrow();
      expect(await files.has(key)).toBe(false);
      await files.put(key, text, 'text/plain');
      await expect(impatient.put(key, ...withType(upload()))).rejects.toThrow();
      expect(await textOf(await files.get(key))).toBe(text.toString());
    });
    const withType = ([stream, size]: [Readable, number?]) => [stream, 'image/png', size] as const;

    it.each(['æøå +%&?=#.jpg', `"'()*!~,;:@$[]{}|^\`<> 🎉`, '%2e%2e', '.hidden', 'a..b', '~', 'x'.repeat(200)])(
      'stores a file named %s',
      async (part) => {
        await files.put(`${key}/${part}`, text, 'text/plain');
        expect(await textOf(await files.get(`${key}/${part}`))).toBe(text.toString());
        expect(await files.has(key)).toBe(false);
      },
    );

    it('stores a file and other files below its name', async () => {
      await files.put(`${key}/below`, Buffer.from('below'), 'text/plain');
      await files.put(key, Buffer.from('above'), 'text/plain');
      expect(await textOf(await files.get(key))).toBe('above');
      expect(await textOf(await files.get(`${key}/below`))).toBe('below');
    });

    const refused = [
      '',
      '/',
      '/etc/passwd',
      'a//b',
      'a/',
      '../a',
      'a/../../b',
      './a',
      'a\0b',
      'a\nb',
      'a\\b',
      '\ud800',
    ];
    it.each([...refused, 'x'.repeat(201), 'x/'.repeat(513)])('rejects the key %j in every method', async (odd) => {
      const methods = [
        () => files.put(odd, text, 'text/plain'),
        () => files.get(odd),
        () => files.has(odd),
        () => files.size(odd),
        () => files.direct(odd, 1, 60),
        () => files.delete(odd),
        () => files.sign('GET', odd, 60),
      ];
      for (const method of methods) await expect(method()).rejects.toBeInstanceOf(InvalidKey);
    });

    unlessS3rver(`keeps one of two files put at the same time, and keeps it whole${reason}`, async () => {
      await Promise.all([
        files.put(key, Buffer.alloc(MEGABYTE, 'a'), 'text/plain'),
        files.put(key, Buffer.alloc(MEGABYTE, 'b'), 'text/plain'),
      ]);
      expect(await textOf(await files.get(key))).toMatch(/^(a+|b+)$/);
    });

    it('reports that it is ready', async () => {
      await expect(files.ping()).resolves.toBeUndefined();
    });

    describe('through a signed link', () => {
      const putBy = (link: string, body: string) =>
        fetch(link, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });

      it('lets a browser download the file', async () => {
        await files.put(key, text, 'image/png');
        const response = await fetch(await files.sign('GET', key, 60));
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(await response.text()).toBe(text.toString());
      });

      it('lets a browser upload the file with its type', async () => {
        const response = await putBy(await files.sign('PUT', `${key}/æ ø`, 60), 'picture');
        expect(response.status).toBe(200);
        const file = await files.get(`${key}/æ ø`);
        expect(file?.contentType).toBe('image/png');
        expect(await textOf(file)).toBe('picture');
      });

      it('answers 404 for a missing file', async () => {
        expect((await fetch(await files.sign('GET', key, 60))).status).toBe(404);
      });

      it('answers 403 once the link has expired', async () => {
        await files.put(key, text, 'image/png');
        const [short, long] = await Promise.all([files.sign('GET', key, 1), files.sign('GET', key, 600)]);
        while ((await fetch(short)).status !== 403) await delay(20);
        expect((await fetch(long)).status).toBe(200);
      });

      unlessS3rver(`answers 403 for another method and for a forged link${reason}`, async () => {
        await files.put(key, text, 'image/png');
        const [link, other] = [await files.sign('GET', key, 60), await files.sign('GET', `${key}2`, 60)];
        expect((await putBy(link, 'x')).status).toBe(403);
        expect((await fetch(link.slice(0, -5) + other.slice(-5))).status).toBe(403);
        expect(await textOf(await files.get(key))).toBe(text.toString());
      });

      unlessS3rver(`stores nothing of an upload that is cut off${reason}`, async () => {
        const upload = request(await files.sign('PUT', key, 60), {
          method: 'PUT',
          headers: { 'content-type': 'image/png', 'content-length': 2 * MEGABYTE },
        });
        const ended = new Promise((resolve) => upload.on('error', resolve));
        await new Promise((resolve) => upload.write(Buffer.alloc(MEGABYTE), resolve));
        upload.destroy();
        await ended;
        expect(await files.has(key)).toBe(false);
        // The server has finished with the remains of the first upload before it answers this one.
        expect((await putBy(await files.sign('PUT', `${key}2`, 60), 'next')).status).toBe(200);
        expect(await files.has(key)).toBe(false);
      });
    });
  });
}
