import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aPublishedParty } from '@festlig/testing/party';
import { startTestRedis } from '@festlig/testing/redis';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const cohost = aUser({ id: '64b000000000000000000002' });
const other = aUser({ id: '64b000000000000000000003' });
const people: Record<string, typeof owner> = { karens: owner, bos: cohost, guests: other };
const session = (of: string) => `__Host-festlig_session=${of}`;
const fest = aPublishedParty();
const { id } = fest;
const EVIL = '</script><img src=x onerror=alert(1)>';
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });
const stats = {
  attending: 2,
  notAttending: 1,
  noResponse: 5,
  persons: 4,
  waiting: 0,
  rsvpChoiceFields: {},
  byDay: [],
};
const states = { new: 0, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };
const counts = { total: 0, states, newUnreachable: 0, newByText: 0, tags: [], moreTags: false };
const template = {
  id: '0'.repeat(24),
  name: EVIL,
  type: 'invitation',
  leadsTo: 'invitation',
  email: '<p>Kom!</p>',
  text: 'Kom!',
  createdAt: fest.date,
  modifiedAt: fest.date,
};
/** Shows what it is rendered from. */
const RENDERER = `export const FIRST_SCRIPT = '';
export const renderFrame = (frame) => '<div id="first-frame">' + JSON.stringify(frame).replaceAll('"', "'") + '</div>';`;
const MODULES = {
  'src/app/PartyMenu.tsx': { file: 'assets/menu.js' },
  'src/app/InvitationsRoute.tsx': { file: 'assets/sending.js' },
};

interface Answer {
  call: string;
  input: object;
  output: object;
}

describe('a page of a host (rule: host-page-whole)', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let asked: string[] = [];
  let refused = '';
  let cohosts = [cohost.id];
  /** The hosts' calls, which are refused to all others by the services themselves. */
  const hosts = <T>(name: string, answer: T): T => {
    asked.push(name);
    if (refused === name) throw new CallError('unavailable');
    return answer;
  };

  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: { PUBLIC_URL: 'https://festlig.example' },
      directory: new FakeAccessDirectory([
        { id, names: [fest.sid, 'karens-fest'], roles: { [owner.id]: 'owner', [cohost.id]: 'editor' } },
      ]),
      prepare: async (root) => {
        await mkdir(join(root, 'server'));
        await writeFile(join(root, 'server/guest-server.mjs'), RENDERER);
        await writeFile(join(root, 'guest.html'), '<html><!--head--><!--words--><!--data--></html>');
        await writeFile(join(root, 'manifest.json'), JSON.stringify(MODULES));
      },
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: people[token] ?? null })),
        on(identity.calls.getInitial, (_, { user }) => ({
          user,
          language: 'da',
          flags: { photos: true },
          providerKeys: {},
        })),
        on(party.calls.getParty, (_, { user }) => ({
          ...fest,
          isOwner: user?.id === owner.id,
          isCohost: user !== null && cohosts.includes(user.id),
        })),
        on(rsvp.calls.getStats, () => hosts('getStats', stats)),
        on(rsvp.calls.listRsvps, () => hosts('listRsvps', page([]))),
        on(rsvp.calls.listHeadlines, () => hosts('listHeadlines', { items: [] })),
        on(contacts.calls.listContacts, () => hosts('listContacts', page([]))),
        on(contacts.calls.countGuests, () => hosts('countGuests', counts)),
        on(messaging.calls.listTemplates, () => hosts('listTemplates', page([template]))),
        on(messaging.calls.listSends, () => hosts('listSends', page([aSend()]))),
        on(messaging.calls.getSendingLimit, () => hosts('getSendingLimit', { perDay: 100, left: 100, until: null })),
        on(billing.calls.getBalance, () => hosts('getBalance', {})),
        on(party.calls.listWishes, () => hosts('listWishes', { items: [], reservable: true, hidden: true })),
        on(party.calls.listCohosts, () => hosts('listCohosts', { cohostInvites: [] })),
        on(party.calls.listParties, (_, { user }) => hosts('listParties', page(user?.id === owner.id ? [fest] : []))),
        on(media.calls.listPhotos, ({ page: at, pageSize }) => ({
          items: [aPhoto(1)],
          total: 1,
          page: at,
          pageSize,
          gallery: anOpenGallery(),
          version: 3,
        })),
      ],
    });
  }, 60_000);
  afterEach(() => {
    [asked, refused, cohosts] = [[], '', [cohost.id]];
  });
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  const open = async (path: string, cookie = '') => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const response = await browser.fetch(path);
    const html = await response.text();
    const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const answers = JSON.parse(data) as Answer[];
    return { response, html, answers, calls: answers.map(({ call }) => call) };
  };
  const EVERYONES = ['identity.getInitial', 'party.getParty'];

  it.each([
    ['', []],
    ['/contacts', ['contacts.listContacts', 'contacts.countGuests']],
    ['/invitations', ['messaging.listTemplates', 'messaging.listSends']],
    ['/rsvps', ['rsvp.getStats', 'rsvp.listRsvps']],
    ['/settings', ['party.listCohosts']],
    ['/wishlist', ['party.listWishes']],
  ])('has what its first screen shows, for the owner and a co-host: %s', async (path, own) => {
    for (const cookie of [session('karens'), session('bos')]) {
      const { response, calls } = await open(`/karens-fest${path}`, cookie);
      expect([response.status, calls]).toEqual([200, [...EVERYONES, 'dashboard.getStanding', ...own]]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('has the answers of the calls that the page makes, with their inputs', async () => {
    const { answers } = await open('/karens-fest/invitations', session('karens'));
    expect(answers.slice(2)).toEqual([
      {
        call: 'dashboard.getStanding',
        input: { partyId: id },
        output: {
          stats: expect.objectContaining({ attending: 2 }),
          contacts: expect.anything(),
          sends: page([aSend()]),
        },
      },
      { call: 'messaging.listTemplates', input: { partyId: id }, output: page([template]) },
      { call: 'messaging.listSends', input: { partyId: id }, output: page([aSend()]) },
    ]);
    const { answers: listed } = await open('/karens-fest/contacts', session('karens'));
    expect(listed[3]?.input).toEqual({ partyId: id, page: 1, pageSize: 50, sort: 'name' });
  });

  it('asks each part once', async () => {
    await open('/karens-fest/rsvps', session('karens'));
    expect(asked.toSorted()).toEqual(['getStats', 'listContacts', 'listRsvps', 'listSends']);
  });

  it('leaves to the app what an address with a query shows', async () => {
    const { calls } = await open('/karens-fest/contacts?page=2', session('karens'));
    expect(calls).toEqual([...EVERYONES, 'dashboard.getStanding']);
  });

  it('can have no markup from what a host wrote', async () => {
    const { html, answers } = await open('/karens-fest/invitations', session('karens'));
    expect(html).not.toContain('<img');
    expect(answers[3]?.output).toMatchObject({ items: [{ name: EVIL }] });
  });

  it('is sent without a part that a service refuses', async () => {
    refused = 'listTemplates';
    const { response, calls } = await open('/karens-fest/invitations', session('karens'));
    expect([response.status, calls]).toEqual([200, [...EVERYONES, 'dashboard.getStanding', 'messaging.listSends']]);
    refused = 'getStats';
    expect((await open('/karens-fest/rsvps', session('karens'))).calls).toEqual([...EVERYONES, 'rsvp.listRsvps']);
  });

  it('begins with its bar and its menu, and asks for its files at once', async () => {
    const { html } = await open('/karens-fest/invitations', session('karens'));
    expect(html).toContain('<div id="first-frame">');
    expect(html).toContain("'party':{'rsvpEnabled':true");
    expect(html).toContain("'hasPhotos':true,'isInvitation':false");
    expect(html).toMatch(/modulepreload"[^>]*menu\.js/);
    expect(html).toMatch(/modulepreload"[^>]*sending\.js/);
    const invitation = await open('/karens-fest', session('karens'));
    expect(invitation.html).toContain("'isInvitation':true");
    expect(invitation.html).toContain('<h1>');
    expect(invitation.html).not.toContain('sending.js');
    // What is open over the invitation does not begin with the invitation's words.
    const wishlist = await open('/karens-fest/wishlist', session('karens'));
    expect(wishlist.html).toContain("'isInvitation':false");
    expect(wishlist.html).not.toContain('<h1>');
  });

  const isPlain = ({ html, calls }: Awaited<ReturnType<typeof open>>) => {
    expect(calls.filter((call) => !EVERYONES.includes(call))).toEqual([]);
    expect(asked).toEqual([]);
    for (const own of ['first-frame', 'menu.js', 'sending.js']) expect(html).not.toContain(own);
  };

  it.each(['', '/wishlist', '/contacts', '/invitations', '/rsvps', '/settings', '/plan'])(
    'has none of this for visitors, other users and a co-host who was removed: %s',
    async (path) => {
      cohosts = [];
      for (const cookie of ['', session('ended'), session('guests'), session('bos')]) {
        isPlain(await open(`/karens-fest${path}`, cookie));
      }
    },
  );

  it.each(['/photos/wall', `/cohost/${'1'.repeat(24)}/the-secret`, '/nothing'])(
    'is not the page that looks the same for all: %s',
    async (path) => isPlain(await open(`/karens-fest${path}`, session('karens'))),
  );

  it("has a user's own parties for that user, and nothing for a visitor", async () => {
    const { answers, html, response } = await open('/da/parties', session('karens'));
    expect(answers.slice(1)).toEqual([
      { call: 'party.listParties', input: { page: 1, sort: '-date' }, output: expect.objectContaining({ total: 1 }) },
      { call: 'rsvp.listHeadlines', input: { page: 1 }, output: { items: [] } },
    ]);
    expect(html).toContain("'party':null");
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await open('/da/parties', session('guests'))).answers[1]?.output).toMatchObject({ total: 0 });
    asked = [];
    isPlain(await open('/da/parties'));
  });
});
