import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const foreignId = '64c000000000000000000002';
const previewOf = (party: string) => `/api/party/${party}/contacts/import/preview`;

/** A request of which no more is sent than its head and the first bytes of 20 million. */
function unfinished(url: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': '20000000', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n{"csv":"`);
  socket.on('error', () => undefined);
  const status = new Promise<number>((resolve) => {
    socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1])));
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { status, closed, hangUp: () => socket.destroy() };
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
    ['who is not a page of ours', partyId, 403, async () => ({ cookie: 'festlig_session=karens' })],
    ['a visitor', partyId, 401, () => headersOf('')],
    ['somebody who has logged out', partyId, 401, () => headersOf('festlig_session=bos')],
    ['the host of another party', foreignId, 404, () => headersOf('festlig_session=karens')],
    ['the host of no party', '64c0000000000000000000ff', 404, () => headersOf('festlig_session=karens')],
  ])('is refused to %s before it is read', async (_who, party, status, headers) => {
    const request = unfinished(gateway.url, previewOf(party), await headers());
    expect(await request.status).toBe(status);
    request.hangUp();
  });

  it('is read from the host of the party', async () => {
    const { cookie, ...headers } = await headersOf('festlig_session=karens');
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const csv = 'Anne\n'.repeat(1_000_000);
    const response = await browser.send('POST', previewOf(partyId), { csv }, headers);
    expect(await response.json()).toMatchObject({ message: 'csv_empty' });
    expect(asked).toEqual([csv]);
  });

  it('is one of two at most that a session sends, and its connection does not stay open unfinished', async () => {
    const headers = await headersOf('festlig_session=karens-slow');
    const three = [1, 2, 3].map(() => unfinished(gateway.url, previewOf(partyId), headers));
    const statuses = await Promise.all(three.map(({ status }) => status));
    expect(statuses.sort()).toEqual([408, 408, 429]);
    await Promise.all(three.map(({ closed }) => closed));
    const again = unfinished(gateway.url, previewOf(partyId), headers);
    expect(await again.status).toBe(408);
    await again.closed;
  });

  it('is refused where a small one will do', async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    const response = await browser.send('POST', '/api/login', { email: 'a@example.dk', password: 'x'.repeat(64_000) });
    expect(response.status).toBe(413);
  });
});

describe('a connection', () => {
  it('is closed when it sends no whole head in time', async () => {
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
