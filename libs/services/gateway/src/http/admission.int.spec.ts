import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party as parties } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const foreignId = '64c000000000000000000002';
const previewOf = (party: string) => `/api/party/${party}/contacts/import/preview`;

const BEGINNING = '{"csv":"';

/** Sends only the head and the first bytes of a request. */
function unfinished(url: string, path: string, headers: Record<string, string>, length = 20_000_000) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': String(length), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${BEGINNING}`);
  socket.on('error', () => undefined);
  const told = new Promise<string>((resolve) => void socket.once('data', (data) => resolve(String(data))));
  const status = told.then((text) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const finish = () => socket.write(`${'A'.repeat(length - BEGINNING.length - 2)}"}`);
  return { told, status, closed, finish, hangUp: () => socket.destroy() };
}

describe('a large body', () => {
  let gateway: TestGateway;
  let asked: string[];
  const headersOf = async (cookie: string) => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    await browser.open();
    return { cookie: browser.cookie, 'x-csrf-token': browser.csrf };
  };

  beforeAll(async () => {
    asked = [];
    gateway = await startTestGateway({
      environment: { REQUEST_TIMEOUT_MS: '5000' },
      directory: new FakeAccessDirectory([
        { id: partyId, roles: { [owner.id]: 'owner' } },
        { id: foreignId, roles: {} },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token.startsWith('karens') ? owner : null })),
        on(contacts.calls.previewImport, ({ csv }) => {
          asked.push(csv ?? '');
          throw new CallError('csv_empty');
        }),
      ],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it.each([
    ['a client without CSRF token', partyId, 403, async () => ({ cookie: 'festlig_session=karens' })],
    ['a visitor', partyId, 401, () => headersOf('')],
    ['somebody who has logged out', partyId, 401, () => headersOf('festlig_session=bos')],
    ['the host of another party', foreignId, 404, () => headersOf('festlig_session=karens')],
    ['a host who names an unknown party', '64c0000000000000000000ff', 404, () => headersOf('festlig_session=karens')],
  ])('is refused to %s before it is read', async (_who, party, status, headers) => {
    const request = unfinished(gateway.url, previewOf(party), await headers());
    expect(await request.status).toBe(status);
    request.hangUp();
  });

  it('is read from a host of the party', async () => {
    const { cookie, ...headers } = await headersOf('festlig_session=karens');
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const csv = 'Anne\n'.repeat(1_000_000);
    const response = await browser.send('POST', previewOf(partyId), { csv }, headers);
    expect(await response.json()).toMatchObject({ message: 'csv_empty' });
    expect(asked).toEqual([csv]);
  });

  it('is limited to two per account over all sessions, and loses its slot when it stops arriving', async () => {
    const sessions = [await headersOf('festlig_session=karens-desk'), await headersOf('festlig_session=karens-phone')];
    const three = [0, 1, 1].map((n) => unfinished(gateway.url, previewOf(partyId), sessions[n]!));
    const statuses = await Promise.all(three.map(({ status }) => status));
    expect(statuses.sort()).toEqual([408, 408, 429]);
    await Promise.all(three.map(({ closed }) => closed));
    const again = unfinished(gateway.url, previewOf(partyId), sessions[0]!);
    expect(await again.told).toContain('too_slow');
    await again.closed;
  });

  it('is refused for too many members before it is parsed', async () => {
    const { cookie, ...headers } = await headersOf('festlig_session=karens');
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const keys = Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`).join(',');
    const given = asked.length;
    for (const body of [`{"csv":"a","columns":{${keys}}}`, `{"csv":"a",${keys}}`, `{"csv":"a","delete":{${keys}}`]) {
      const response = await browser.send('POST', previewOf(partyId), body, headers);
      expect([response.status, await response.json()]).toMatchObject([413, { message: 'too_large' }]);
    }
    const deep = await browser.send('POST', previewOf(partyId), `{"csv":${'['.repeat(1_000_000)}`, headers);
    expect([deep.status, await deep.json()]).toMatchObject([422, { message: 'invalid' }]);
    expect(asked).toHaveLength(given);
  });

  it('is refused by calls that need only a small body', async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    const response = await browser.send('POST', '/api/login', { email: 'a@example.dk', password: 'x'.repeat(64_000) });
    expect(response.status).toBe(413);
  });
});

describe('refused bodies', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [on(identity.calls.resolveSession, () => ({ user: owner }))],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it.each([
    ['a list', 'POST', previewOf(partyId), 30],
    ['a text', 'PATCH', `/api/party/${partyId}`, 300],
  ])('count as requests when they would be %s', async (_what, method, path, perMinute) => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = 'festlig_session=karens';
    await browser.open();
    const statuses = new Set<number>();
    for (let n = 0; n < perMinute; n++) statuses.add((await browser.send(method, path, '['.repeat(100))).status);
    expect([...statuses]).toEqual([422]);
    expect((await browser.send(method, path, '['.repeat(100))).status).toBe(429);
  });
});

describe('lists of many hosts at the same time', () => {
  const hosts = Array.from({ length: 5 }, (_, n) => aUser({ id: `64c00000000000000000010${n}` }));
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([
        { id: partyId, roles: Object.fromEntries(hosts.map(({ id }) => [id, 'editor'])) },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: hosts[Number(token.at(-1))] ?? null })),
        on(contacts.calls.previewImport, () => {
          throw new CallError('csv_empty');
        }),
      ],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it('are limited to eight; the ninth is refused with 503, and a preview of an uploaded list uses no slot', async () => {
    const browsers = hosts.map((_, n) => {
      const browser = new TestBrowser(gateway.url);
      browser.cookie = `festlig_session=host-${n}`;
      return browser;
    });
    for (const browser of browsers) await browser.open();
    const send = (n: number) => {
      const { cookie, csrf } = browsers[n]!;
      return unfinished(gateway.url, previewOf(partyId), { cookie, 'x-csrf-token': csrf }, 1_100_000);
    };
    const nine = [0, 0, 1, 1, 2, 2, 3, 3, 4].map(send);
    // Eight requests wait for the rest of their bodies, so the first answer is the refused one.
    const first = await Promise.race(nine.map(({ told }) => told));
    expect(first).toMatch(/^HTTP\/1\.1 503 /);
    expect(first).toContain('retry-after: 5');
    const look = (n: number) => browsers[n]!.send('POST', previewOf(partyId), { importId: partyId });
    for (const n of [0, 4]) expect((await look(n)).status).toBe(422);
    for (const { finish } of nine) finish();
    const statuses = await Promise.all(nine.map(({ status }) => status));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 8 }, () => 422), 503]);
    for (const { hangUp } of nine) hangUp();
    const whole = () => browsers[4]!.send('POST', previewOf(partyId), { csv: 'Anne\n'.repeat(300_000) });
    let response = await whole();
    while (response.status === 503) response = await whole();
    expect(await response.json()).toMatchObject({ message: 'csv_empty' });
  });
});

describe('lists that are uploaded one after the other', () => {
  const hosts = [aUser({ id: '64c000000000000000000200' }), aUser({ id: '64c000000000000000000201' })];
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      directory: new FakeAccessDirectory([
        { id: partyId, roles: Object.fromEntries(hosts.map(({ id }) => [id, 'editor'])) },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: hosts[Number(token.at(-1))] ?? null })),
        on(contacts.calls.previewImport, () => {
          throw new CallError('csv_empty');
        }),
      ],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it('are limited to ten a minute per account, refused ones included, and do not limit another account', async () => {
    const upload = async (n: number) => {
      const browser = new TestBrowser(gateway.url);
      browser.cookie = `festlig_session=host-${n}`;
      await browser.open();
      return browser.send('POST', previewOf(partyId), { csv: 'Anne\n'.repeat(200_000) });
    };
    const statuses: number[] = [];
    for (let times = 0; times < 10; times++) statuses.push((await upload(0)).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    const refused = await upload(0);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await upload(1)).status).toBe(422);
  });
});

describe('a body with a content-encoding', () => {
  const given = { csv: 'Anne' };
  const calls = [
    ['PATCH', `/api/party/${partyId}`],
    ['POST', `/api/party/${partyId}/templates`],
    ['POST', previewOf(partyId)],
    ['POST', '/api/login'],
  ] as const;
  const reached = () => {
    throw new CallError('not_found');
  };
  let gateway: TestGateway;
  let browser: TestBrowser;
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, () => ({ user: owner })),
        on(identity.calls.login, reached),
        on(parties.calls.updateParty, reached),
        on(messaging.calls.createTemplate, reached),
        on(contacts.calls.previewImport, reached),
      ],
    });
    browser = new TestBrowser(gateway.url);
    browser.cookie = 'festlig_session=karens';
    await browser.open();
  }, 60_000);
  afterAll(() => gateway.stop());

  const send = (method: string, path: string, encoding: string, body: string | Uint8Array<ArrayBuffer>) =>
    browser.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding, 'x-csrf-token': browser.csrf },
      body,
    });

  it.each(calls)('is refused by %s %s, whether it is really compressed or not', async (method, path) => {
    const plain = JSON.stringify(given);
    for (const body of [plain, new Uint8Array(gzipSync(plain))]) {
      for (const encoding of ['gzip', 'br', 'GZIP', 'gzip, gzip', 'nothing-known']) {
        const response = await send(method, path, encoding, body);
        expect([response.status, await response.json()]).toMatchObject([422, { message: 'invalid' }]);
      }
    }
  });

  it('is accepted with the encoding identity', async () => {
    for (const encoding of ['identity', 'Identity']) {
      const response = await send('POST', previewOf(partyId), encoding, JSON.stringify(given));
      expect(response.status).toBe(404);
    }
    const response = await browser.send('POST', previewOf(partyId), given);
    expect(response.status).toBe(404);
  });
});

describe('a connection', () => {
  it('is closed when it does not send a complete head in time', async () => {
    const gateway = await startTestGateway({ handlers: [], environment: { REQUEST_TIMEOUT_MS: '1000' } });
    const { hostname, port } = new URL(gateway.url);
    const silent = connect(Number(port), hostname);
    const slow = connect(Number(port), hostname);
    slow.write('GET / HTTP/1.1\r\nhost: lo');
    const closed = [silent, slow].map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
    await Promise.all(closed);
    await gateway.stop();
    expect([silent.destroyed, slow.destroyed]).toEqual([true, true]);
  });
});
