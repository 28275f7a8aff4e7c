import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const path = `/export/${partyId}/contacts.csv`;
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' };

describe('the link of a file', () => {
  let gateway: TestGateway;
  const sessions: Record<string, ReturnType<typeof aUser>> = { karens: owner, bos: aUser({ id: 'b'.repeat(24) }) };
  /** As a browser opens an address: Node's own fetch says that it is a script. */
  const open = (headers: Record<string, string>, session = '', file = path) =>
    new Promise<{ status: number; location: string; caching: string; text: string }>((resolve, reject) => {
      const cookie = session ? { cookie: `festlig_session=${session}` } : {};
      const request = get(gateway.url + file, { agent: false, headers: { ...headers, ...cookie } }, (response) => {
        const { statusCode = 0, headers } = response;
        const { location = '', 'cache-control': caching = '' } = headers;
        text(response).then((body) => resolve({ status: statusCode, location, caching, text: body }), reject);
      });
      request.on('error', reject);
    });

  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: sessions[token] ?? null })),
        on(party.calls.getCalendar, () => ({ text: '', next: null })),
        on(contacts.calls.exportContacts, () => ({ text: 'Navn\r\n', next: null })),
      ],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it.each([
    ['a browser', { ...PAGE, 'sec-fetch-mode': 'navigate' }],
    ['a browser of before 2023', PAGE],
  ])('leads %s that is not logged in to the log-in page, and from there back', async (_who, headers) => {
    const sent = await open(headers, '', `${path}?x=1&y=2`);
    const to = `/login?return=${encodeURIComponent(`${path}?x=1&y=2`)}`;
    expect(sent).toMatchObject({ status: 303, caching: 'no-store', location: to });
    expect((await open(headers, '', to)).location).toBe(`/en${to}`);
  });

  it.each([
    ['a program', { accept: '*/*' }],
    ['a script of a page', { ...PAGE, 'sec-fetch-mode': 'cors' }],
  ])('is refused to %s that is not logged in, in words a program reads', async (_who, headers) => {
    const refused = await open(headers);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toMatchObject({ errors: { root: { code: 'needs_login' } } });
  });

  it('is the file for its host; another sees the invitation, and another’s program that there is none', async () => {
    expect(await open(PAGE, 'karens')).toMatchObject({ status: 200, text: 'Navn\r\n' });
    expect(await open(PAGE, 'bos')).toMatchObject({ status: 303, caching: 'no-store', location: `/${partyId}` });
    expect((await open({ accept: '*/*' }, 'bos')).status).toBe(404);
  });

  it('that is for guests is refused to browsers in words, too: what is not there is counted', async () => {
    const calendar = await open(PAGE, '', `/api/party/${'f'.repeat(24)}/calendar.ics`);
    expect([calendar.status, calendar.location]).toEqual([404, '']);
  });
});

describe('a file without an end', () => {
  it('is ended where nobody reads it: a gateway that stops does not wait for it', async () => {
    let isRead = (): void => {};
    const firstPage = new Promise<void>((resolve) => (isRead = resolve));
    const gateway = await startTestGateway({
      environment: { READER_TIMEOUT_MS: '1000' },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, () => ({ user: owner })),
        on(contacts.calls.exportContacts, ({ after }) => {
          if (after !== null) isRead();
          return { text: 'x'.repeat(1_000_000), next: partyId };
        }),
      ],
    });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    const head = ['host: localhost', 'cookie: festlig_session=karens', 'accept-encoding: identity'];
    socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    await firstPage;
    await expect(gateway.stop()).resolves.toBeUndefined();
    socket.destroy();
  }, 60_000);
});
