import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, TestBrowser, type TestGateway, type TestGatewayOptions } from '../testing/test-gateway';

const partyId = '64c000000000000000000001';
const guest = { id: '64d000000000000000000001', sid: 'AnneAnne', name: 'Anne', maxPeople: null, hasEmail: true };
const LOGINS = identity.calls.login.http?.perMinute ?? 0;
const REPLIES = rsvp.calls.submitRsvp.http?.perMinute ?? 0;
const MISSES = party.calls.getParty.http?.missesPerMinute ?? 0;

/** Starts a Redis that accepts connections and never answers. */
async function startHungRedis() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('limits by network address', () => {
  const stops: (() => unknown)[] = [];
  let gateway: TestGateway;
  let browser: TestBrowser;
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  const start = async (options: Partial<TestGatewayOptions> = {}) => {
    gateway = await startTestGateway({
      directory: new FakeAccessDirectory([{ id: partyId, roles: {} }]),
      handlers: [
        on(identity.calls.login, () => {
          throw new CallError('login_failed');
        }),
        on(party.calls.getParty, () => {
          throw new CallError('conflict');
        }),
        on(contacts.calls.getGuest, ({ cid }) => {
          if (cid !== guest.sid) throw new CallError('not_found');
          return guest;
        }),
        on(rsvp.calls.getOwnRsvp, ({ cid }) => (cid === guest.sid ? { rsvp: null } : { rsvp: null, missed: true })),
        on(rsvp.calls.submitRsvp, ({ contact }) => {
          if (contact === guest.sid) return { rsvp: null, changed: false };
          throw new CallError('rsvp_restricted', { missed: 1 });
        }),
      ],
      ...options,
    });
    stops.push(() => gateway.stop());
    browser = new TestBrowser(gateway.url);
    await browser.open();
  };
  const logIn = async (headers: Record<string, string> = {}) => {
    const form = { email: 'karen@example.dk', password: 'guess' };
    return (await browser.send('POST', '/api/login', form, headers)).status;
  };
  const allLogins = async (headers?: (n: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let n = 0; n < LOGINS; n++) statuses.push(await logIn(headers?.(n)));
    return new Set(statuses);
  };

  it('hold while Redis cannot be reached', async () => {
    await start();
    expect([await allLogins(), await logIn()]).toEqual([new Set([401]), 429]);
  });

  it('hold while Redis does not answer', async () => {
    const redis = await startHungRedis();
    stops.push(() => redis.stop());
    await start({ redisUrl: redis.url });
    expect([await allLogins(), await logIn()]).toEqual([new Set([401]), 429]);
  });

  it('count the address that the trusted proxy saw, whatever other addresses a request names', async () => {
    await start({ environment: { TRUST_PROXY: '1' } });
    const from = (n: number, last: string) => ({ 'x-forwarded-for': `192.0.2.${n}, ${last}` });
    expect(await allLogins((n) => from(n, '198.51.100.7'))).toEqual(new Set([401]));
    expect(await logIn(from(200, '198.51.100.7'))).toBe(429);
    expect(await logIn(from(0, '198.51.100.8'))).toBe(401);
  });

  it('count the address of the connection when there is no proxy', async () => {
    await start();
    expect(await allLogins((n) => ({ 'x-forwarded-for': `192.0.2.${n}` }))).toEqual(new Set([401]));
    expect(await logIn({ 'x-forwarded-for': '192.0.2.200' })).toBe(429);
  });

  it('leave to a form that comes too often what was typed in it', async () => {
    await start();
    const send = () =>
      browser.fetch('/karens-fest', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams({ comment: 'Vi glæder os' }),
        redirect: 'manual',
      });
    for (let n = 0; n < REPLIES; n++) expect((await send()).status).toBe(303);
    const refused = await send();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain('<input type="hidden" name="comment" value="Vi glæder os" />');
  });

  it('refuse an address that guesses parties, on pages too, and say when to ask again', async () => {
    await start();
    for (let n = 0; n < MISSES / 2; n++) {
      expect((await browser.fetch(`/api/party/64c0000000000000000001${n + 10}`)).status).toBe(404);
      expect((await browser.fetch(`/guessed-${n}`)).status).toBe(404);
    }
    const refused = await browser.fetch(`/api/party/${partyId}`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // The page reveals nothing either, not even that the party does not exist.
    expect((await browser.fetch('/guessed-again')).status).toBe(200);
    // Calls that can be used for guessing are refused alike; other calls are answered.
    expect((await browser.fetch(`/api/party/${partyId}/guest/${guest.sid}`)).status).toBe(429);
    expect(await logIn()).toBe(401);
  });

  it('refuse an address that guesses guests of a party', async () => {
    await start();
    const ask = async (cid: string) => (await browser.fetch(`/api/party/${partyId}/guest/${cid}`)).status;
    for (let n = 0; n < MISSES; n++) expect(await ask(`guess${n}`)).toBe(404);
    expect(await ask(guest.sid)).toBe(429);
  });

  it.each([
    ['asks for their replies', 200, (cid: string) => browser.fetch(`/api/party/${partyId}/rsvp/own?cid=${cid}`)],
    [
      'replies for them',
      409,
      (contact: string) => browser.send('POST', `/api/party/${partyId}/rsvps`, { contact, isComming: true }),
    ],
    [
      'asks in a query',
      200,
      (cid: string) => {
        const query = `{ invitation(party: "${partyId}", cid: "${cid}") { reply { rsvp { id } } } }`;
        return browser.send('POST', '/graphql', { query });
      },
    ],
  ])('refuse an address that guesses guests and %s, and not one that is right', async (_what, missed, ask) => {
    await start();
    for (let n = 0; n < MISSES / 2; n++) expect((await ask(guest.sid)).status).toBe(200);
    for (let n = 0; n < MISSES; n++) expect((await ask(`guess${n}`)).status).toBe(missed);
    expect((await ask(guest.sid)).status).toBe(429);
  });

  it('count a page with a dead link as one guess, and refuse an address that opens many of them', async () => {
    await start();
    const page = (cid: string) => browser.fetch(`/${partyId}?cid=${cid}`);
    for (let n = 0; n < MISSES - 1; n++) await page(`guess${n}`);
    expect((await browser.fetch(`/api/party/${partyId}/guest/${guest.sid}`)).status).toBe(200);
    await page('guess-last');
    expect((await browser.fetch(`/api/party/${partyId}/guest/${guest.sid}`)).status).toBe(429);
  });

  it('allow many guests at one address to open their invitations', async () => {
    await start();
    for (let n = 0; n < 3 * MISSES; n++) {
      expect((await browser.fetch(`/api/party/${partyId}/guest/${guest.sid}`)).status).toBe(200);
    }
  });
});
