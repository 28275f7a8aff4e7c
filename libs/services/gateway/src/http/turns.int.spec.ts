import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { currentScope } from '@festlig/platform/observability';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPublishedParty } from '@festlig/testing/party';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const fest = aPublishedParty();
const host = aUser();

describe('more requests than the gateway answers at once', () => {
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let gateway: TestGateway;
  let asked: number;
  let pages: number;
  let left: number[];
  let hold: Promise<void> | undefined;
  /** Whether hosts are held up too. */
  let holdsHosts: boolean;
  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: { REQUESTS_AT_ONCE: '1', REQUESTS_WAITING: '0' },
      directory: new FakeAccessDirectory([
        { id: fest.id, names: ['karens-fest', 'bos-fest', 'evas-fest', 'idas-fest'], roles: { [host.id]: 'owner' } },
      ]),
      handlers: [
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(party.calls.getParty, async ({ partyId }, { user }) => {
          asked++;
          if (!user || holdsHosts) await hold;
          return partyId === fest.id ? fest : { ...fest, slug: partyId };
        }),
        on(party.calls.getCalendar, () => ({ text: 'BEGIN:VCALENDAR', next: null })),
        on(identity.calls.resolveSession, () => ({ user: host })),
        on(contacts.calls.followReading, () => ({ lines: 1, read: 1, checked: 1, ended: true })),
        on(contacts.calls.exportContacts, ({ after }) => {
          if (after === null) return { text: 'Navn\n', next: fest.id };
          // The service is unavailable for a while in the middle of a file.
          if (++pages < 6) throw new CallError('unavailable');
          return { text: 'Anne\n', next: null };
        }),
        on(contacts.calls.getGuest, () => {
          left.push((currentScope()?.until ?? Infinity) - performance.now());
          return { sid: 'guest123', name: 'Anne', maxPeople: 2, hasEmail: true };
        }),
      ],
    });
  }, 60_000);
  beforeEach(() => {
    [asked, pages, left, hold, holdsHosts] = [0, 0, [], undefined, false];
  });
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });
  const api = () => fetch(`${gateway.url}/api/party/${fest.id}`);
  /** Each test has an address of its own, because what visitors read is kept for a second (rule: page-from-memory). */
  const page = async (slug = 'karens-fest') => {
    const response = await fetch(`${gateway.url}/${slug}`);
    const text = await response.text();
    return { status: response.status, hasWords: text.includes('id="first-words"'), text, headers: response.headers };
  };

  /** Repeats a request until it is answered. */
  const again = async (ask: () => Promise<Response>) => {
    let response = await ask();
    while (response.status === 503) response = await ask();
    return response;
  };

  /** Begins a request that waits in the party service, and returns the function that lets it continue. */
  const held = async (begin: () => Promise<unknown>) => {
    let release = (): void => {};
    hold = new Promise((resolve) => (release = resolve));
    const begun = begin();
    await waitFor(async () => asked === 1, 'the first request to be under way', 10);
    return async () => {
      release();
      await begun;
    };
  };

  it('are refused at once with 503 and Retry-After, and answered when they are repeated later', async () => {
    const end = await held(api);
    const second = await api();
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await second.json()).toMatchObject({ errors: { root: { code: 'unavailable' } } });
    // Requests that need no service are still answered.
    expect((await fetch(`${gateway.url}/favicon.svg`)).status).toBe(200);
    expect((await fetch(`${gateway.healthUrl}/readyz`)).status).toBe(200);
    await end();
    expect((await api()).status).toBe(200);
  });

  it('include files and event streams, while a file in progress waits for its next page', async () => {
    const init = { headers: { cookie: 'festlig_session=karens' } };
    const ask = (path: string) => fetch(gateway.url + path, init);
    const paths = [
      `/api/party/${fest.id}/calendar.ics`,
      `/export/${fest.id}/contacts.csv`,
      `/api/party/${fest.id}/contacts/readings/a-reading/events`,
    ];
    holdsHosts = true;
    const end = await held(() => ask(`/api/party/${fest.id}`));
    for (const path of paths) expect((await ask(path)).status).toBe(503);
    await end();
    const texts = await Promise.all(paths.map(async (path) => (await again(() => ask(path))).text()));
    expect(texts).toEqual(['BEGIN:VCALENDAR', 'Navn\nAnne\n', expect.stringContaining('"ended":true')]);
    expect(pages).toBe(6);
  });

  it('get a small page that reloads itself, while replies have slots of their own', async () => {
    const end = await held(page);
    const { status, text, headers } = await page();
    expect(status).toBe(503);
    expect(text).toContain('Siden kommer af sig selv om lidt.');
    expect(text).not.toContain('<script');
    expect(headers.get('retry-after')).toBe('2');
    expect(Number(headers.get('refresh'))).toBeGreaterThanOrEqual(2);
    expect(Number(headers.get('refresh'))).toBeLessThanOrEqual(6);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    // Such a page needs no session cookie.
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-encoding')).not.toBe('br');
    expect((await fetch(`${gateway.url}/api/party/${fest.id}/guest/guest123`)).status).toBe(200);
    await end();
    expect(await page()).toMatchObject({ status: 200, hasWords: true });
  });

  it('keep what a form contained: a small page with it, which sends it again (rule: form-without-scripts)', async () => {
    const end = await held(() => page('idas-fest'));
    const typed = { form: 'reply', answer: 'yes', comment: 'Vi & "I"\n<b>glæder</b> os' };
    const response = await fetch(`${gateway.url}/karens-fest?cid=guest123`, {
      method: 'POST',
      // Its token is of another page, so the form has to be shown again.
      headers: { cookie: `festlig_session=v.${'a'.repeat(32)}` },
      body: new URLSearchParams(typed),
    });
    const html = await response.text();
    expect([response.status, response.headers.get('refresh')]).toEqual([503, null]);
    expect(html).toContain('<form method="post">');
    expect(html).toContain('<button>Send igen</button>');
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)" \/>/g)];
    expect(fields.map(([, name, value]) => [name, value])).toEqual([
      ['form', 'reply'],
      ['answer', 'yes'],
      ['comment', 'Vi &amp; &quot;I&quot;\n&lt;b&gt;glæder&lt;/b&gt; os'],
    ]);
    expect(html).not.toContain('<script');
    await end();
  });

  it.each([
    ['pages', () => page('bos-fest')],
    ['calls', api],
  ])(
    'are of guests only: while their %s are refused, hosts get their pages and calls (rule: hosts-get-on)',
    async (_what, ask) => {
      const end = await held(ask);
      expect((await ask()).status).toBe(503);
      const init = { headers: { cookie: 'festlig_session=karens' } };
      for (const path of ['/karens-fest', `/api/party/${fest.id}`, `/api/party/${fest.id}/guest/guest123`]) {
        const response = await fetch(gateway.url + path, init);
        expect([path, response.status]).toEqual([path, 200]);
        await response.text();
      }
      await end();
    },
  );

  it('are of hosts only when it is hosts who come: guests get their pages', async () => {
    holdsHosts = true;
    const init = { headers: { cookie: 'festlig_session=karens' } };
    const host = () => fetch(`${gateway.url}/api/party/${fest.id}`, init);
    const end = await held(host);
    expect((await host()).status).toBe(503);
    hold = undefined;
    expect(await page('evas-fest')).toMatchObject({ status: 200, hasWords: true });
    await end();
  });

  it('have one deadline each, which the services receive', async () => {
    await fetch(`${gateway.url}/api/party/${fest.id}/guest/guest123`);
    await fetch(`${gateway.url}/karens-fest?cid=guest123`);
    expect(left).toHaveLength(2);
    expect(left[0]).toBeLessThanOrEqual(5000);
    expect(left[1]).toBeLessThanOrEqual(1500);
  });
});
