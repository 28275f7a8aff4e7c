import { get } from 'node:http';
import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { LocalFiles } from '@festlig/platform/files';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const bo = aUser({ id: 'b'.repeat(24) });
const stranger = aUser({ id: 'c'.repeat(24) });
const sessions: Record<string, ReturnType<typeof aUser>> = { karens: owner, bos: bo, annas: stranger };
const partyId = '64c000000000000000000001';
const path = `/api/party/${partyId}/photos/download`;
const at = '2026-06-20T20:15:00.000Z';
const PHOTO = 100_000;
const PHOTOS = 5;

describe('the zip of all photos (rule: photo-zip)', () => {
  let directory: string;
  let files: LocalFiles;
  let gateway: TestGateway;
  let photos: number;
  let pages: (string | null)[];
  let onListed: () => void;
  /** Photos with other files than usual. */
  let others: Record<number, { key: string; bytes: number }>;
  const fileOf = (n: number) => others[n] ?? { key: `public/photos/${partyId}/${n}/full.jpg`, bytes: PHOTO };

  const start = async (environment: Record<string, string> = {}) => {
    gateway = await startTestGateway({
      environment: { FILES_DIRECTORY: directory, ...environment },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner', [bo.id]: 'editor' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: sessions[token] ?? null })),
        // Two photos a page.
        on(media.calls.listPhotoFiles, ({ after }) => {
          pages.push(after);
          if (photos < 0) throw new CallError('unavailable');
          const from = Number(after?.split('.')[0] ?? 0);
          const numbers = [from + 1, from + 2].filter((n) => n <= photos);
          queueMicrotask(onListed);
          return {
            fileName: 'Karens 50 år (sjov) - billeder.zip',
            files: numbers.map((n) => ({ ...fileOf(n), name: `000${n} Karen.jpg`, at })),
            next: from + 2 < photos ? `${from + 2}.1.${'f'.repeat(24)}` : null,
          };
        }),
      ],
    });
  };
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'festlig-files-'));
    files = new LocalFiles({ directory, secret: 'sixteen characters or more', publicUrl: 'http://localhost' });
    others = {};
    for (let n = 1; n <= PHOTOS; n++) await files.put(fileOf(n).key, Buffer.alloc(PHOTO, n), 'image/jpeg');
  });
  afterAll(() => rm(directory, { recursive: true }));
  beforeEach(() => void ([photos, pages, others, onListed] = [PHOTOS, [], {}, () => undefined]));
  afterEach(() => gateway.stop());
  const open = (session: string, headers: Record<string, string> = {}, query = '') =>
    fetch(gateway.url + path + query, {
      redirect: 'manual',
      headers: { ...headers, ...(session ? { cookie: `festlig_session=${session}` } : {}) },
    });

  it('has every photo of every page, the length that was said, and a name in any script', async () => {
    await start();
    const answer = await open('karens', { 'accept-encoding': 'br, gzip' }, `?after=4.1.${'f'.repeat(24)}`);
    const file = new Uint8Array(await answer.arrayBuffer());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="Karens 50 ar (sjov) - billeder.zip"; filename*=UTF-8''Karens%2050%20%C3%A5r%20%28sjov%29%20-%20billeder.zip`,
      'cache-control': 'no-store',
    });
    const unzipped = unzipSync(file);
    expect(Object.keys(unzipped)).toEqual([1, 2, 3, 4, 5].map((n) => `000${n} Karen.jpg`));
    for (const [n, bytes] of Object.values(unzipped).entries())
      expect(Buffer.from(bytes).equals(Buffer.alloc(PHOTO, n + 1))).toBe(true);
    expect(pages).toEqual([null, `2.1.${'f'.repeat(24)}`, `4.1.${'f'.repeat(24)}`]);
  });

  it('is for hosts: others get no list, and a browser is redirected', async () => {
    await start();
    expect((await open('')).status).toBe(401);
    expect((await open('annas')).status).toBe(404);
    expect(pages).toEqual([]);
    const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    // Node's own fetch says that it is a script.
    const location = (cookie: string) =>
      new Promise<string | undefined>((resolve) => {
        get(gateway.url + path, { agent: false, headers: { ...page, cookie } }, (response) => {
          response.resume();
          resolve(response.headers.location);
        });
      });
    expect(await location('')).toBe(`/login?return=${encodeURIComponent(path)}`);
    expect(await location('festlig_session=annas')).toBe(`/${partyId}`);
    const { status, body } = await open('bos');
    expect(status).toBe(200);
    // An unread file would hold up the end of the gateway.
    await body?.cancel();
  });

  it('is refused with its status when the list or the first file cannot be read', async () => {
    await start();
    others = { 1: { key: 'public/gone.jpg', bytes: PHOTO } };
    expect((await open('karens')).status).toBe(503);
    photos = -1;
    expect((await open('karens')).status).toBe(503);
  });

  it('ends with a broken connection when a photo of the gallery is lost', async () => {
    await start();
    others = { 4: { key: 'public/gone.jpg', bytes: PHOTO } };
    const answer = await open('karens');
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('has a plain picture in the place of a photo that is deleted meanwhile, and no place for it when it is downloaded anew', async () => {
    await start();
    // Listed first, and then no more.
    others = { 4: { key: 'public/gone.jpg', bytes: PHOTO } };
    onListed = () => {
      if (pages.length === 3) photos = 3;
    };
    const file = new Uint8Array(await (await open('karens')).arrayBuffer());
    const unzipped = Object.values(unzipSync(file)).map((each) => Buffer.from(each));
    expect(unzipped.map(({ length }) => length)).toEqual(Array(PHOTOS).fill(PHOTO));
    expect(unzipped[3]?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(unzipped[4]?.equals(Buffer.alloc(PHOTO, 5))).toBe(true);
    expect(Object.keys(unzipSync(new Uint8Array(await (await open('karens')).arrayBuffer())))).toHaveLength(3);
  });

  it('ends with a broken connection when a stored file is not as long as it was', async () => {
    await start();
    others = { 3: { key: 'public/short.jpg', bytes: PHOTO } };
    await files.put('public/short.jpg', Buffer.alloc(PHOTO - 1), 'image/jpeg');
    await expect((await open('karens')).arrayBuffer()).rejects.toThrow();
  });

  it('loses its slot when it is read too slowly, and another host gets a complete one', async () => {
    const LONG = 30_000_000;
    others = { 1: { key: 'public/long.jpg', bytes: LONG } };
    await files.put('public/long.jpg', Buffer.alloc(LONG), 'image/jpeg');
    // The pace is measured every tenth of a second; a reader that reads nothing would get far more time.
    await start({ EXPORTS_AT_ONCE: '1', REQUEST_TIMEOUT_MS: '2400', READER_TIMEOUT_MS: '600000' });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: festlig_session=karens\r\n\r\n`);
    const sips = setInterval(() => socket.read(1), 20);
    try {
      while (pages.length === 0) await new Promise((resolve) => setImmediate(resolve));
      let answer = await open('bos');
      while (answer.status === 503) answer = await open('bos');
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    } finally {
      clearInterval(sips);
      socket.destroy();
    }
  }, 60_000);
});
