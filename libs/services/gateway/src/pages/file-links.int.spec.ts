import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocalFiles } from '@festlig/platform/files';
import { FileLinks } from './file-links';
import fastify, { type FastifyInstance } from 'fastify';
import { describeFiles, megabytes } from '@festlig/platform/files/files.suite';

let directory: string;
let server: FastifyInstance;
let publicUrl: string;
const create = () => new LocalFiles({ directory, secret: 'of the links of this test', publicUrl });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'festlig-files-'));
  server = fastify({ forceCloseConnections: true });
  new FileLinks(create()).addTo(server);
  publicUrl = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

describeFiles('LocalFiles', {
  create: (patience) => new LocalFiles({ directory, secret: 'of the links of this test', publicUrl, patience }),
  isStrict: true,
});

describe('LocalFiles', () => {
  const key = () => `trial/${crypto.randomUUID()}`;
  const stored = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  it('leaves no temporary file after a failed upload', async () => {
    const before = await stored();
    await expect(create().put(key(), megabytes(3, 2), 'image/png', 3_145_728)).rejects.toThrow('closed the page');
    expect(await stored()).toEqual(before);
  });

  it('deletes what a process that was killed has left of an upload, and not what is arriving', async () => {
    const drafts = join(directory, 'drafts');
    await mkdir(drafts, { recursive: true });
    const now = Date.now() / 1000;
    for (const [name, age] of [
      ['left', 660],
      ['arriving', 30],
    ] as const) {
      await writeFile(join(drafts, name), 'the beginning of a photo');
      await utimes(join(drafts, name), now - age, now - age);
    }
    await create().put(key(), Buffer.from('next'), 'image/png');
    expect(await readdir(drafts)).toEqual(['arriving']);
    await rm(join(drafts, 'arriving'));
  });

  it('returns a complete file to its reader, although the file is replaced or deleted meanwhile', async () => {
    const [files, name] = [create(), key()];
    await files.put(name, megabytes(4), 'image/png');
    const file = await files.get(name);
    await files.put(name, Buffer.from('new'), 'image/png');
    await files.delete(name);
    expect(Buffer.concat((await file?.stream.toArray()) ?? [])).toHaveLength(4 * 1024 * 1024);
  });

  it('fails the read of a file that was truncated', async () => {
    const [files, name, before] = [create(), key(), await stored()];
    await files.put(name, megabytes(4), 'image/png');
    const [path = ''] = (await stored()).filter((each) => !before.includes(each));
    const file = await files.get(name);
    await truncate(path, 2_000_000);
    await expect(file?.stream.toArray()).rejects.toThrow(/of 4194304 bytes/);
  });

  it('keeps its files for the next process', async () => {
    const name = key();
    await create().put(name, Buffer.from('confetti'), 'text/plain');
    const file = await create().get(name);
    expect(String(await file?.stream.toArray())).toBe('confetti');
  });

  it('answers 411 to an upload without a length, and stores none of it', async () => {
    const [files, name] = [create(), key()];
    const { pathname, port } = new URL(await files.sign('PUT', name, 60));
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`PUT ${pathname} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n`);
      });
      socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? '')).on('error', () => resolve('cut'));
    });
    expect(answer).toBe('HTTP/1.1 411 Length Required');
    expect(await files.has(name)).toBe(false);
  });

  it('serves uploaded HTML in a sandbox, so that it cannot act as a page of ours', async () => {
    const [files, name] = [create(), key()];
    await files.put(name, Buffer.from('<script>alert(1)</script>'), 'text/html');
    const { headers } = await fetch(await files.sign('GET', name, 60));
    expect(headers.get('content-security-policy')).toBe('sandbox');
  });

  it('refuses a link signed with another secret', async () => {
    const [files, name] = [create(), key()];
    await files.put(name, Buffer.from('x'), 'text/plain');
    const stranger = new LocalFiles({ directory, secret: 'of another house', publicUrl });
    expect((await fetch(await stranger.sign('GET', name, 60))).status).toBe(403);
    expect((await fetch(`${publicUrl}/files/nonsense`)).status).toBe(403);
  });

  it('is not ready when its directory cannot be created', async () => {
    const files = new LocalFiles({ directory: '/dev/null/files', secret: 's', publicUrl });
    await expect(files.ping()).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
