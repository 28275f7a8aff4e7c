import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { screenQuery } from '@festlig/contracts/define/graphql-document';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestRedis } from '@festlig/testing/redis';
import { aPublishedParty } from '@festlig/testing/party';
import { parse } from 'graphql';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const another = { ...owner, id: '64d000000000000000000009' };
const users = new Map(Object.entries({ karens: owner, anothers: another }));
const fest = aPublishedParty();
const stats = {
  attending: 3,
  notAttending: 1,
  noResponse: 9,
  uninvited: 2,
  unreachable: 1,
  byText: 1,
  unlisted: { attending: 1, notAttending: 0 },
  waiting: 0,
  persons: 7,
  rsvpChoiceFields: { f: { count: 1, persons: 2 } },
  byDay: [{ day: '2026-05-01', attending: 3, notAttending: 1 }],
};
const LATELY = '2026-05-02T10:00:00Z';
const reply = {
  id: '64d000000000000000000002',
  rid: 'annes-own-rid',
  name: 'Anne',
  isComming: true,
  numberOfPeople: 2,
  companions: ['Bo'],
  comment: 'Ja!',
  email: null,
  createdAt: '2026-05-01T10:00:00Z',
  changedAt: '2026-05-01T11:00:00Z',
  contact: '64d000000000000000000001',
  contactEmail: 'anne@example.dk',
  hasEmail: true,
  entered: false,
  fields: { f: true, g: 'Nødder' },
  messageCount: 3,
  waits: true,
  secondOf: null,
  earlier: { isComming: false, comment: 'Desværre' },
  messages: [{ id: '64d000000000000000000003', message: 'Hej', createdAt: LATELY, isHost: false, byOwner: false }],
};
const replies = { items: [reply], page: 1, pageSize: 1, total: 4, atLeast: false };
const template = {
  id: '64d000000000000000000004',
  name: 'Kom, ((name))',
  type: 'invitation',
  leadsTo: 'invitation',
  email: '<p>Fest!</p>',
  text: '',
  createdAt: '2026-05-01T10:00:00Z',
  modifiedAt: '2026-05-01T10:00:00Z',
};
/** A text that stands in our files, and must not stand in any answer. */
const SECRET = 'dashboard.resolver.ts';
const guest = { sid: 'guest123', name: 'Anne', maxPeople: 2, hasEmail: true };

describe('POST /graphql', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let seen: string[];

  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      directory: new FakeAccessDirectory([{ id: fest.id, names: ['karens-fest'], roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: users.get(token) ?? null })),
        on(party.calls.getParty, () => {
          seen.push('party');
          return fest;
        }),
        on(contacts.calls.getGuest, () => guest),
        on(rsvp.calls.getOwnRsvp, () => ({ rsvp: null })),
        on(rsvp.calls.getStats, () => stats),
        on(messaging.calls.listTemplates, () => ({ items: [template], page: 1, pageSize: 50, total: 1 })),
        on(messaging.calls.listSends, () => Promise.reject(new TypeError(`a fault in ${SECRET}`))),
        on(rsvp.calls.listRsvps, ({ pageSize }) => ({ ...replies, pageSize })),
      ],
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });
  beforeEach(() => {
    seen = [];
  });

  const ask = async (query: unknown, { cookie = '', variables = {} as object, csrf = true } = {}) => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    await browser.open();
    seen = [];
    if (!csrf) browser.csrf = '';
    const response = await browser.send('POST', '/graphql', { query, variables });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it("answers a guest's page in one round trip, with each call made once", async () => {
    const query = `query ($party: String!, $cid: String) {
      invitation(party: $party, cid: $cid) { party { title location { address } } guest { name } reply { rsvp { id } } window }
    }`;
    const { body } = await ask(query, { variables: { party: 'karens-fest', cid: 'guest123' } });
    expect(body).toEqual({
      data: {
        invitation: {
          party: { title: fest.title, location: { address: 'Rungsted' } },
          guest: { name: 'Anne' },
          reply: { rsvp: null },
          window: 'open',
        },
      },
    });
    expect(seen).toEqual(['party']);
  });

  it("answers a host's dashboard, including values without fixed fields", async () => {
    const query =
      '{ dashboard(party: "karens-fest") { stats { persons rsvpChoiceFields } latestReplies(first: 999) { pageSize total } } }';
    const { body } = await ask(query, { cookie: 'festlig_session=karens' });
    expect(body).toEqual({
      data: {
        dashboard: {
          stats: { persons: 7, rsvpChoiceFields: stats.rsvpChoiceFields },
          latestReplies: { pageSize: 200, total: 4 },
        },
      },
    });
  });

  it('answers the query of the replies page with all fields of the calls', async () => {
    const variables = { party: 'karens-fest', first: 200 };
    const parts = {
      stats: rsvp.calls.getStats,
      latestReplies: { output: rsvp.calls.listRsvps.output, with: 'first: $first' },
    };
    const query = screenQuery('dashboard', parts, '$first: Int!');
    const { body } = await ask(query, { cookie: 'festlig_session=karens', variables });
    expect(body).toEqual({ data: { dashboard: { stats, latestReplies: { ...replies, pageSize: 200 } } } });
  });

  it('answers the query of the sending page; a failing part is null with a coded error', async () => {
    const parts = { templates: messaging.calls.listTemplates, sends: messaging.calls.listSends };
    const variables = { party: 'karens-fest' };
    const { body } = await ask(screenQuery('sending', parts), { cookie: 'festlig_session=karens', variables });
    expect(body).toMatchObject({
      data: { sending: { templates: { items: [template], total: 1 }, sends: null } },
      errors: [{ path: ['sending', 'sends'], message: 'unexpected', extensions: { status: 500 } }],
    });
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|TypeError|resolver|\.ts\b/);
  });

  it('refuses another host like the calls do', async () => {
    const query = '{ dashboard(party: "karens-fest") { stats { persons } sends { total } latestReplies { total } } }';
    const { body } = await ask(query, { cookie: 'festlig_session=anothers' });
    expect(body).toMatchObject({ data: { dashboard: { stats: null, sends: null, latestReplies: null } } });
    expect((body['errors'] as { message: string }[]).map(({ message }) => message)).toEqual(Array(3).fill('not_found'));
  });

  it('returns null and an error for each refused part, together with the allowed parts', async () => {
    const { status, body } = await ask('{ dashboard(party: "karens-fest") { party { title } stats { persons } } }');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { dashboard: { party: { title: fest.title }, stats: null } },
      errors: [
        {
          path: ['dashboard', 'stats'],
          message: 'needs_login',
          extensions: { status: 401, body: { errors: { root: { code: 'needs_login' } } } },
        },
      ],
    });
  });

  it('refuses a query without the CSRF token', async () => {
    const { status, body } = await ask('{ dashboard(party: "karens-fest") { party { title } } }', { csrf: false });
    expect([status, body['message']]).toEqual([403, 'csrf_invalid']);
    expect(seen).toEqual([]);
  });

  const question = { query: '{ dashboard(party: "karens-fest") { party { title } } }' };

  it.each([
    ['a batch of queries', JSON.stringify([question, question]), 'application/json', 422],
    ['a JSON string', '"{ dashboard }"', 'application/json', 422],
    [
      'what names no question',
      JSON.stringify({ id: '1', extensions: { persistedQuery: {} } }),
      'application/json',
      422,
    ],
    ['a form of another page', 'query={dashboard(party:"f"){party{title}}}', 'application/x-www-form-urlencoded', 422],
    ['a bare document', question.query, 'application/graphql', 422],
    ['a body that is too long', JSON.stringify({ ...question, more: 'x'.repeat(20_000) }), 'application/json', 413],
    [
      'variables that are nested too deeply',
      `{"query":"{ a }","variables":{"a":${'['.repeat(50)}${']'.repeat(50)}}}`,
      'application/json',
      422,
    ],
  ])('refuses %s', async (_what, body, type, expected) => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    seen = [];
    const { status } = await browser.send('POST', '/graphql', body, { 'content-type': type });
    expect([status, seen]).toEqual([expected, []]);
  });

  it('answers no GET request, which another page could make a browser send', async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    seen = [];
    const response = await browser.fetch(`/graphql?query=${encodeURIComponent(question.query)}`, {
      headers: { 'x-csrf-token': browser.csrf },
    });
    expect(await response.text()).not.toContain('"data":{"dashboard"');
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('refuses a request without CSRF token before reading its body', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    // A body of the maximum length, of which only the first byte is sent: a server that read it would wait for
    // ever.
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 15000\r\n\r\n{',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 403 /);
    socket.destroy();
  });

  const deep = '{ dashboard(party: "f") { latestReplies { items { messages { message } } } } }';
  const whole = 'party { title } stats { persons } contacts { total } latestReplies { total } sends { total }';
  it.each([
    ['a query that is no text', 7],
    ['invalid GraphQL', '{ dashboard('],
    ['an unknown field', '{ dashboard(party: "f") { secrets } }'],
    ['a mutation', 'mutation { deleteParty(party: "f") }'],
    ['introspection of the schema', '{ __schema { types { name } } }'],
    [
      'a look at one type',
      '{ dashboard(party: "f") { ...D } } fragment D on Dashboard { __typename } query { __type(name: "Party") { name } }',
    ],
    [
      'a document that is parsed already',
      JSON.stringify(parse('{ dashboard(party: "f") { party { title } } }', { noLocation: true })),
    ],
    [
      'one call by many names',
      `{ dashboard(party: "f") { ${Array.from({ length: 40 }, (_, n) => `p${n}: party { title }`).join(' ')} } }`,
    ],
    [
      'one screen by many names',
      `{ ${Array.from({ length: 40 }, (_, n) => `d${n}: dashboard(party: "${n}") { party { title } }`).join(' ')} }`,
    ],
    ['a subscription', 'subscription { dashboard(party: "f") { party { title } } }'],
    [
      'two questions without saying which',
      '{ dashboard(party: "f") { party { title } } } query Other { dashboard(party: "g") { party { title } } }',
    ],
    ['a missing variable', 'query ($p: String!) { dashboard(party: $p) { party { title } } }'],
    ['a thousand tokens', `{ ${'dashboard(party: "f") { party { title } } '.repeat(200)} }`],
    [
      'too much at once',
      `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: dashboard(party: "f") { ${whole} }`).join(' ')} }`,
    ],
    [
      'too much by fragments',
      `fragment D on Dashboard { ${whole} } { a: dashboard(party: "f") { ...D ...D } b: dashboard(party: "f") { ...D ... { ...D } } c: dashboard(party: "f") { ...D ...D } }`,
    ],
    ['a fragment that contains itself', '{ dashboard(party: "f") { ...D } } fragment D on Dashboard { ...D }'],
  ])('refuses %s in the wire form, and calls no service', async (_what, query) => {
    const { status, body } = await ask(query, { cookie: 'festlig_session=karens' });
    expect([status, body['message']]).toEqual([422, 'invalid']);
    expect(seen).toEqual([]);
  });

  const two = (args: string) =>
    `a: dashboard(party: "a") { latestReplies${args} { total } } b: dashboard(party: "b") { latestReplies${args} { total } }`;
  it.each([
    ['said', `{ ${two('(first: 200)')} }`, {}],
    ['given', `query ($n: Int) { ${two('(first: $n)')} }`, { n: 200 }],
    ['by a default value', `query ($n: Int = 200) { ${two('(first: $n)')} }`, {}],
    ['more than the maximum', `{ ${two('(first: 999999)')} }`, {}],
    ['a negative number', `{ ${two('(first: -1)')} }`, {}],
  ])('counts the rows that lists request, and refuses two long lists (%s)', async (_how, query, variables) => {
    const { status, body } = await ask(query, { cookie: 'festlig_session=karens', variables });
    expect([status, body['message']]).toEqual([422, 'invalid']);
  });

  it('accepts two short lists, and one long list', async () => {
    const cookie = 'festlig_session=karens';
    const short = await ask(`query ($n: Int) { ${two('(first: $n)')} }`, { cookie, variables: { n: 50 } });
    const standing = await ask(`query ($n: Int = 50) { ${two('(first: $n)')} }`, { cookie });
    const long = await ask(`{ dashboard(party: "karens-fest") { latestReplies(first: 200) { total } } }`, { cookie });
    expect([short.status, standing.status, long.status]).toEqual([200, 200, 200]);
  });

  it('measures fragments that double at every level without walking every path', async () => {
    const steps = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    const started = performance.now();
    const { status } = await ask(`{ ...F0 } ${steps.join(' ')} fragment F40 on Query { __typename }`);
    expect(status).toBe(422);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('accepts a complete screen in full depth, and that of the page of replies with its longest list', async () => {
    const latestReplies = { output: rsvp.calls.listRsvps.output, with: 'first: $first' };
    const parts = { stats: rsvp.calls.getStats, latestReplies, sends: messaging.calls.listSends };
    const replies = screenQuery('dashboard', parts, '$first: Int!');
    const variables = { party: 'karens-fest', first: RSVPS_PAGE_SIZE };
    for (const query of [deep, `{ dashboard(party: "karens-fest") { ${whole} } }`, replies])
      expect((await ask(query, { cookie: 'festlig_session=karens', variables })).status).toBe(200);
  });

  it('describes the schema as text', async () => {
    const text = await (await fetch(`${gateway.url}/api/docs/graphql`)).text();
    expect(text).toContain('dashboard(');
    expect(text).toMatch(/type OwnRsvp \{[^}]*isComming: Boolean!/);
    expect(text).not.toContain('type Mutation');
  });
});
