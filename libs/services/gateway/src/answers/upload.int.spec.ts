import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identity } from '@festlig/contracts/identity';
import { media, type OwnImage } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { LocalFiles } from '@festlig/platform/files';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const foreignId = '64c000000000000000000002';
const imageId = 'd'.repeat(24);
const key = `uploads/${imageId}`;
const MEGABYTE = 1024 * 1024;
const pathOf = (party: string) => `/api/party/${party}/images`;
const image: OwnImage = {
  imageId,
  status: 'waiting',
  refusal: null,
  src: null,
  width: null,
  height: null,
  crops: [],
  ended: false,
};

describe('an uploaded file', () => {
  let gateway: TestGateway;
  let files: LocalFiles;
  let directory: string;
  /** The calls made so far, with the size of the stored file. */
  let calls: { call: string; input: object; stored: number | null }[];
  let refusal: CallError | null;
  let browser: TestBrowser;

  const storedBytes = async () => {
    const file = await files.get(key);
    file?.stream.destroy();
    return file?.size ?? null;
  };
  /** Starts a gateway that gives a body so many milliseconds to arrive. */
  const start = (patience: string): Promise<TestGateway> =>
    startTestGateway({
      environment: { FILES_DIRECTORY: directory, REQUEST_TIMEOUT_MS: patience },
      directory: new FakeAccessDirectory([
        { id: partyId, roles: { [owner.id]: 'owner' } },
        { id: foreignId, roles: {} },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token.startsWith('karens') ? owner : null })),
        on(media.calls.beginUpload, async (input) => {
          calls.push({ call: 'beginUpload', input, stored: await storedBytes() });
          if (refusal) throw refusal;
          return { key, imageId };
        }),
        on(media.calls.uploadImage, async (input) => {
          calls.push({ call: 'uploadImage', input, stored: await storedBytes() });
          return image;
        }),
      ],
    });
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'festlig-files-'));
    files = new LocalFiles({ directory, secret: 'sixteen characters or more', publicUrl: 'http://localhost' });
    gateway = await start('300000');
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    [calls, refusal] = [[], null];
    await files.delete(key);
    browser = await visitor('festlig_session=karens');
  });

  async function visitor(cookie: string): Promise<TestBrowser> {
    const made = new TestBrowser(gateway.url);
    made.cookie = cookie;
    await made.open();
    if (cookie) made.cookie = cookie;
    return made;
  }
  const send = (body: Buffer, { party = partyId, type = 'image/jpeg', by = browser } = {}) =>
    by.fetch(pathOf(party), {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'x-csrf-token': by.csrf, 'content-type': type },
    });

  /** Sends the head of a request and some of its bytes. */
  function begun(length: number | undefined, sent: number) {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = {
      host: 'localhost',
      cookie: browser.cookie,
      'x-csrf-token': browser.csrf,
      'content-type': 'image/jpeg',
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${pathOf(partyId)} HTTP/1.1\r\n${lines.join('')}\r\n`);
    if (sent > 0) socket.write(Buffer.alloc(sent, 1));
    const status = new Promise<number>((resolve) => {
      socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1])));
    });
    return { status, hangUp: () => socket.destroy() };
  }
  const ended = () => waitFor(async () => (await send(Buffer.from('probe'))).status === 200);

  it.each(['image/jpeg', 'application/json', 'text/html', 'application/octet-stream'])(
    'is stored as it was sent, between the two calls, whatever its type is said to be: %s',
    async (type) => {
      const bytes = Buffer.concat([
        Buffer.from([0, 255, 10, 13]),
        Buffer.from('{"partyId":"x"}'),
        Buffer.alloc(MEGABYTE, 7),
      ]);
      const response = await send(bytes, { type });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(image);
      expect(calls).toEqual([
        { call: 'beginUpload', input: { partyId, bytes: bytes.length }, stored: null },
        { call: 'uploadImage', input: { partyId, imageId }, stored: bytes.length },
      ]);
      const file = await files.get(key);
      expect(Buffer.concat((await file?.stream.toArray()) as Buffer[]).equals(bytes)).toBe(true);
    },
  );

  it.each([
    [
      'a page without CSRF token',
      403,
      async () => Object.assign(await visitor('festlig_session=karens'), { csrf: '' }),
      partyId,
    ],
    ['a visitor', 401, () => visitor(''), partyId],
    ['somebody who has logged out', 401, () => visitor('festlig_session=bos'), partyId],
    ['the host of another party', 404, () => visitor('festlig_session=karens'), foreignId],
  ])('is refused to %s, and nothing of it is stored', async (_who, status, who, party) => {
    expect((await send(Buffer.alloc(1000), { party, by: await who() })).status).toBe(status);
    expect(calls).toEqual([]);
    expect(await storedBytes()).toBeNull();
  });

  it('is refused by its size before it is sent, and without a length', async () => {
    refusal = new CallError('image_too_large');
    const large = begun(15 * MEGABYTE + 1, 0);
    expect(await large.status).toBe(413);
    large.hangUp();
    const unmeasured = begun(undefined, 0);
    expect(await unmeasured.status).toBe(422);
    unmeasured.hangUp();
    expect(calls).toMatchObject([{ call: 'beginUpload', input: { bytes: 15 * MEGABYTE + 1 } }]);
  });

  it('is refused when the service refuses it, with the code of the service', async () => {
    refusal = new CallError('too_many_uploads', { maximum: 100 });
    const response = await send(Buffer.alloc(3 * MEGABYTE));
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ errors: { root: { code: 'too_many_uploads' } } });
    expect(await storedBytes()).toBeNull();
  });

  it('is not stored when it breaks off, and its slot is free again', async () => {
    const broken = Array.from({ length: 4 }, () => begun(MEGABYTE, 1000));
    await waitFor(async () => calls.length === 4);
    for (const { hangUp } of broken) hangUp();
    await ended();
    expect(calls.filter(({ call, stored }) => call === 'uploadImage' && stored !== 5)).toEqual([]);
  });

  it('loses its slot when it arrives too slowly', async () => {
    const patient = gateway;
    gateway = await start('5000');
    browser = await visitor('festlig_session=karens');
    const slow = Array.from({ length: 4 }, () => begun(MEGABYTE, 1000));
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual([408, 408, 408, 408]);
    await ended();
    for (const { hangUp } of slow) hangUp();
    await gateway.stop();
    gateway = patient;
  });

  it('is one of at most four of an account: of forty at once the others are told to wait, and come in later', async () => {
    const four = Array.from({ length: 4 }, () => begun(MEGABYTE, 1000));
    await waitFor(async () => calls.length === 4);
    const others = await Promise.all(Array.from({ length: 36 }, () => send(Buffer.alloc(1000))));
    for (const response of others) {
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({
        errors: { root: { code: 'too_many_requests', params: { seconds: 3 } } },
      });
    }
    for (const { hangUp } of four) hangUp();
    await ended();
  });
});
