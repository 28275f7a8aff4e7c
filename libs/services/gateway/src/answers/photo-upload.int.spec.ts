import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn, setInterval as pacing } from 'node:timers/promises';
import { media, type OwnPhoto, PHOTO_BYTES } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { LocalFiles } from '@festlig/platform/files';
import { FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const partyId = '64c000000000000000000001';
const photoId = 'd'.repeat(24);
const guestKey = 'a'.repeat(32);
const MEGABYTE = 1024 * 1024;
const path = `/api/party/${partyId}/photos/${photoId}/file`;
const waiting: OwnPhoto = { photoId, status: 'waiting', refusal: null, photo: null };

describe('the file of a photo that a guest uploads', () => {
  let directory: string;
  let files: LocalFiles;
  let gateway: TestGateway;
  let guest: TestBrowser;
  let calls: { call: string; input: object }[];
  let refusal: CallError | null;
  let count = 0;

  /** Starts a gateway that gives a body so many milliseconds to arrive. */
  const start = async (patience = '300000') => {
    gateway = await startTestGateway({
      environment: { FILES_DIRECTORY: directory, REQUEST_TIMEOUT_MS: patience },
      directory: new FakeAccessDirectory([{ id: partyId, roles: {} }]),
      handlers: [
        on(media.calls.admitFile, (input) => {
          calls.push({ call: 'admitFile', input });
          if (refusal) throw refusal;
          return { key: `uploads/photos/${++count}`, photoId };
        }),
        on(media.calls.uploadPhoto, (input) => {
          calls.push({ call: 'uploadPhoto', input });
          return waiting;
        }),
      ],
    });
    guest = new TestBrowser(gateway.url);
    await guest.open();
  };
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'festlig-files-'));
    files = new LocalFiles({ directory, secret: 'sixteen characters or more', publicUrl: 'http://localhost' });
  });
  afterAll(() => rm(directory, { recursive: true }));
  beforeEach(() => void ([calls, refusal] = [[], null]));
  afterEach(() => gateway.stop());

  const send = (body: Buffer, headers: Record<string, string> = { 'x-guest-key': guestKey }) =>
    guest.fetch(path, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'x-csrf-token': guest.csrf, 'content-type': 'image/jpeg', ...headers },
    });

  /** Sends the head of a request, and returns how to send some of its bytes. */
  function begun(length: number) {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = {
      host: 'localhost',
      cookie: guest.cookie,
      'x-csrf-token': guest.csrf,
      'content-length': String(length),
    };
    const lines = Object.entries({ ...head, 'x-guest-key': guestKey, 'content-type': 'image/jpeg' });
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    const status = new Promise<number>((resolve) => {
      socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1])));
    });
    return {
      status,
      write: (bytes: number) => socket.write(Buffer.alloc(bytes, 1)),
      hangUp: () => socket.destroy(),
    };
  }

  it('is taken without a login, and the key of the browser goes with both calls', async () => {
    await start();
    const body = Buffer.alloc(2 * MEGABYTE, 7);
    const response = await send(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(waiting);
    expect(calls).toEqual([
      { call: 'admitFile', input: { partyId, photoId, guestKey, bytes: body.length } },
      { call: 'uploadPhoto', input: { partyId, photoId, guestKey } },
    ]);
    const file = await files.get(`uploads/photos/${count}`);
    expect(Buffer.concat((await file?.stream.toArray()) as Buffer[]).equals(body)).toBe(true);
    await send(body, {});
    expect(calls[2]?.input).toEqual({ partyId, photoId, bytes: body.length });
  });

  it('is refused with a key in the body or the address instead, whose form is checked', async () => {
    await start();
    expect((await send(Buffer.alloc(10), { 'x-guest-key': '../../etc/passwd' })).status).toBe(422);
    expect(calls).toEqual([]);
  });

  it('is refused before a byte is stored when the service refuses it', async () => {
    await start();
    refusal = new CallError('gallery_closed');
    const before = count;
    const response = await send(Buffer.alloc(40 * MEGABYTE));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errors: { root: { code: 'gallery_closed' } } });
    expect(calls.map(({ call }) => call)).toEqual(['admitFile']);
    expect(await files.has(`uploads/photos/${before + 1}`)).toBe(false);
  });

  it('needs our own page, like everything that changes something', async () => {
    await start();
    const response = await guest.fetch(path, { method: 'POST', body: 'x', headers: { 'content-type': 'image/jpeg' } });
    expect(response.status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('is one of forty at a time from one network address; of sixty guests all get through in the end', async () => {
    await start();
    const slots = Array.from({ length: 40 }, () => begun(MEGABYTE));
    await waitFor(async () => calls.length === 40);
    const told = await send(Buffer.alloc(10));
    expect(told.status).toBe(429);
    expect(await told.json()).toMatchObject({
      errors: { root: { code: 'too_many_requests', params: { seconds: 3 } } },
    });
    for (const slot of slots) slot.write(MEGABYTE);
    expect(new Set(await Promise.all(slots.map(({ status }) => status)))).toEqual(new Set([200]));
    for (const slot of slots) slot.hangUp();
    const sixty = Array.from({ length: 60 }, async () => {
      let status = 0;
      await waitFor(async () => (status = (await send(Buffer.alloc(200_000, 1))).status) !== 429);
      return status;
    });
    expect(new Set(await Promise.all(sixty))).toEqual(new Set([200]));
  }, 60_000);

  it.each(['ECONNREFUSED', 'ENOSPC'])(
    'is tried again by the browser, and read by nobody, while the store answers %s',
    async (code) => {
      await start();
      const away = Object.assign(new Error('the store is away'), { code });
      const spy = jest.spyOn(LocalFiles.prototype, 'put').mockRejectedValue(away);
      const told = await send(Buffer.alloc(10));
      spy.mockRestore();
      expect([told.status, told.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await told.json()).toMatchObject({ errors: { root: { code: 'unavailable' } } });
      expect(calls.map(({ call }) => call)).toEqual(['admitFile']);
      expect((await send(Buffer.alloc(10))).status).toBe(200);
    },
  );

  it('is never in memory as a whole, however fast it comes and however slowly it is stored', async () => {
    await start();
    let most = 0;
    const { put } = LocalFiles.prototype;
    const slowly = async function* (body: IncomingMessage) {
      let stored = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) {
        // What was read from the connection, and was not taken by the store yet.
        most = Math.max(most, body.socket.bytesRead - stored);
        stored += chunk.length;
        await turn();
        yield chunk;
      }
    };
    const spy = jest.spyOn(LocalFiles.prototype, 'put').mockImplementation(function (
      this: LocalFiles,
      key,
      body,
      ...rest
    ) {
      return put.call(this, key, Readable.from(slowly(body as IncomingMessage), { objectMode: false }), ...rest);
    });
    const uploads = Array.from({ length: 4 }, () => begun(PHOTO_BYTES));
    for (const upload of uploads) upload.write(PHOTO_BYTES);
    const statuses = await Promise.all(uploads.map(({ status }) => status));
    spy.mockRestore();
    for (const upload of uploads) upload.hangUp();
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MEGABYTE);
  }, 60_000);

  it('keeps its slot while a slow phone sends a little of it again and again', async () => {
    // The pace is looked at twice a second.
    await start('12000');
    const [piece, pieces] = [4000, 25];
    const slow = begun(piece * pieces);
    let sent = 0;
    for await (const _ of pacing(100)) {
      slow.write(piece);
      if (++sent === pieces) break;
    }
    expect(await slow.status).toBe(200);
    slow.hangUp();
  }, 30_000);

  it('loses its slot when nothing of it comes any more', async () => {
    await start('5000');
    const stalled = begun(MEGABYTE);
    stalled.write(1000);
    expect(await stalled.status).toBe(408);
    stalled.hangUp();
    expect((await send(Buffer.alloc(10))).status).toBe(200);
  }, 30_000);
});
