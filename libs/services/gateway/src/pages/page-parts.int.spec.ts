import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPublishedParty } from '@festlig/testing/party';
import { startTestRedis } from '@festlig/testing/redis';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const fest = aPublishedParty();
const guest = { sid: 'guest123', name: 'Anne', maxPeople: 2, hasEmail: true };

describe('an invitation while a service hangs', () => {
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let gateway: TestGateway;
  /** Names of the calls that get no answer until the test ends. */
  let hanging: Set<string>;
  let release: () => void;
  let over: Promise<void>;
  beforeAll(async () => {
    redis = await startTestRedis();
    const held = async <T>(name: string, answer: T): Promise<T> => {
      if (hanging.has(name)) await over;
      return answer;
    };
    gateway = await startTestGateway({
      redisUrl: redis.url,
      directory: new FakeAccessDirectory([{ id: fest.id, names: ['karens-fest'], roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, () => held('resolveSession', { user: owner })),
        on(identity.calls.getInitial, (_, { user }) =>
          held('getInitial', { user, language: 'da', flags: {}, providerKeys: {} }),
        ),
        on(party.calls.getParty, (_, { user }) => held('getParty', { ...fest, isOwner: user !== null })),
        on(contacts.calls.getGuest, () => held('getGuest', guest)),
        on(rsvp.calls.getOwnRsvp, () => held('getOwnRsvp', { rsvp: null })),
      ],
    });
  }, 60_000);
  beforeEach(() => {
    hanging = new Set();
    over = new Promise((resolve) => (release = resolve));
  });
  afterEach(() => release());
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  /** By default with an account: what visitors read is kept for a second, from one test to the next (rule: page-from-memory). */
  const open = async (cookie = 'festlig_session=karens') => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const response = await browser.fetch('/karens-fest?cid=guest123');
    const html = await response.text();
    const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const answers = (JSON.parse(data) as { call: string }[]).map(({ call }) => call);
    return { status: response.status, hasWords: html.includes('<h1>'), answers };
  };
  const all = ['identity.getInitial', 'party.getParty', 'contacts.getGuest', 'rsvp.getOwnRsvp'];

  it('has all parts while no service hangs', async () => {
    expect(await open()).toEqual({ status: 200, hasWords: true, answers: all });
  });

  it.each([
    ['getGuest', ['identity.getInitial', 'party.getParty']],
    ['getOwnRsvp', ['identity.getInitial', 'party.getParty', 'contacts.getGuest']],
    ['getInitial', ['party.getParty', 'contacts.getGuest', 'rsvp.getOwnRsvp']],
  ])('has its text and the other parts while %s hangs', async (call, answers) => {
    hanging.add(call);
    expect(await open()).toEqual({ status: 200, hasWords: true, answers: expect.arrayContaining(answers) });
    expect((await open()).answers).toHaveLength(call === 'getGuest' ? 2 : 3);
  });

  it("is the page without text while the party's call hangs", async () => {
    hanging.add('getParty');
    expect(await open()).toEqual({ status: 200, hasWords: false, answers: ['identity.getInitial'] });
  });

  it('has its text, and leaves the user to the page, when the session is not resolved in time', async () => {
    hanging.add('resolveSession');
    expect(await open()).toEqual({
      status: 200,
      hasWords: true,
      answers: [],
    });
  });
});
