import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const path = `/api/party/${partyId}/sends/${partyId}/events`;
const send = {
  id: partyId,
  templateId: partyId,
  type: 'invitation' as const,
  name: 'Kom til fest',
  audience: 'all',
  status: 'sending',
  total: 2,
  emailsSent: 0,
  errors: 0,
  unsubscribed: 0,
  createdAt: '2026-06-01T12:00:00.000Z',
  endedAt: null,
  rate: 1,
  ended: false,
};

describe('an event stream', () => {
  let gateway: TestGateway;
  let sessions: Set<string>;
  let asked: number;
  const handlers = [
    on(identity.calls.resolveSession, ({ token }) => ({ user: sessions.has(token) ? owner : null })),
    on(messaging.calls.followSend, () => {
      asked++;
      return send;
    }),
    on(media.calls.followWall, () => ({ items: [], total: 0, ended: false })),
  ];
  const directory = new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]);
  const open = (session: string, signal?: AbortSignal) =>
    fetch(gateway.url + path, { headers: { cookie: `festlig_session=${session}` }, ...(signal ? { signal } : {}) });

  beforeAll(async () => {
    sessions = new Set();
    asked = 0;
    gateway = await startTestGateway({ handlers, directory });
  });
  afterAll(() => gateway.stop());
  afterEach(() => sessions.clear());

  it('ends when its session ends, and cannot be opened again', async () => {
    sessions.add('laptop');
    const stream = await open('laptop');
    const text = stream.text();
    sessions.clear();
    expect(await text).toContain('data: ');
    expect((await open('laptop')).status).toBe(401);
  });

  it('ends when its user is a host of the party no longer, and cannot be opened again (rule: cohost-removal)', async () => {
    sessions.add('laptop');
    const stream = await open('laptop');
    const text = stream.text();
    directory.set(partyId, {});
    expect(await text).toContain('data: ');
    expect((await open('laptop')).status).toBe(404);
    directory.set(partyId, { [owner.id]: 'owner' });
  });

  it('is limited to ten per account over all sessions, and a closed stream frees a slot', async () => {
    sessions.add('laptop').add('phone');
    const left = new AbortController();
    const streams = [];
    for (let n = 0; n < 9; n++) streams.push(await open(n % 2 === 0 ? 'laptop' : 'phone'));
    await open('laptop', left.signal);
    const refused = await open('phone');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    left.abort();
    let next = await open('phone');
    while (next.status === 429) next = await open('phone');
    expect(next.status).toBe(200);
    sessions.clear();
    await Promise.all([...streams, next].map((stream) => stream.text()));
  });

  it('is a single JSON answer for a client that accepts only JSON, and then uses no slot', async () => {
    sessions.add('phone');
    const headers = { cookie: 'festlig_session=phone', accept: 'application/json' };
    for (let look = 1; look <= 12; look++) {
      const answer = await fetch(gateway.url + path, { headers });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(await answer.json()).toMatchObject({ id: partyId, ended: false });
    }
    expect((await fetch(gateway.url + path, { headers: { accept: 'application/json' } })).status).toBe(401);
  });

  it('uses no slot when it is refused', async () => {
    for (let n = 0; n < 12; n++) expect((await open('nobody')).status).toBe(401);
  });

  it('is limited for all accounts together, and a closed stream frees a slot', async () => {
    const small = await startTestGateway({ handlers, directory, environment: { STREAMS_AT_ONCE: '2' } });
    sessions.add('laptop');
    const ask = (signal?: AbortSignal) => {
      const headers = { cookie: 'festlig_session=laptop' };
      return fetch(small.url + path, { headers, ...(signal ? { signal } : {}) });
    };
    const left = new AbortController();
    const first = await ask();
    await ask(left.signal);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    left.abort();
    let next = await ask();
    while (next.status === 503) next = await ask();
    expect(next.status).toBe(200);
    sessions.clear();
    await Promise.all([first, next].map((stream) => stream.text()));
    await small.stop();
  });

  it('ends after its lifetime, so that its page opens it again', async () => {
    const short = await startTestGateway({ handlers, directory, environment: { STREAM_LIFETIME_MS: '1000' } });
    sessions.add('laptop');
    const before = asked;
    const stream = await fetch(short.url + path, { headers: { cookie: 'festlig_session=laptop' } });
    expect(await stream.text()).toContain('data: ');
    expect(asked).toBeGreaterThan(before);
    await short.stop();
  });

  describe('of a visitor', () => {
    const wall = `/api/party/${partyId}/photos/wall/events`;
    const start = (environment: Record<string, string>) =>
      startTestGateway({ handlers, directory, environment: { TRUST_PROXY: '1', ...environment } });
    const openWall = async ({ url }: TestGateway, from: string, signal: AbortSignal) =>
      (await fetch(url + wall, { headers: { 'x-forwarded-for': from }, signal })).status;

    it('is limited by network, whatever addresses of it the visitor has', async () => {
      const crowded = await start({});
      const left = new AbortController();
      const addresses = Array.from({ length: 40 }, (_, n) => `2001:db8:1:2::${n + 1}`);
      for (const address of addresses) expect(await openWall(crowded, address, left.signal)).toBe(200);
      expect(await openWall(crowded, '2001:db8:1:2:ffff::1', left.signal)).toBe(429);
      expect(await openWall(crowded, '2001:db8:1:3::1', left.signal)).toBe(200);
      left.abort();
      await crowded.stop();
    });

    it('takes no slot of the accounts', async () => {
      const small = await start({ STREAMS_AT_ONCE: '1' });
      const left = new AbortController();
      expect(await openWall(small, '192.0.2.1', left.signal)).toBe(200);
      expect(await openWall(small, '192.0.2.2', left.signal)).toBe(503);
      sessions.add('laptop');
      const headers = { cookie: 'festlig_session=laptop' };
      expect((await fetch(small.url + path, { headers, signal: left.signal })).status).toBe(200);
      left.abort();
      await small.stop();
    });
  });
});
