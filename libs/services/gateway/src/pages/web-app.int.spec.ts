import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { photoAt } from '@festlig/domain/web/photo-image';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { startTestRedis } from '@festlig/testing/redis';
import { aPublishedParty } from '@festlig/testing/party';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const other = aUser({ id: '64b000000000000000000002' });
const fest = aPublishedParty();
const { id } = fest;
const unnamed = aPublishedParty({ id: '64c000000000000000000002', sid: 'unnamed2', slug: null });
const guest = { sid: 'guest123', name: 'Anne', maxPeople: 2, hasEmail: true };

const photos = (page: number, pageSize: number) => ({
  items: [aPhoto(1), aPhoto(2)],
  total: 2,
  page,
  pageSize,
  gallery: anOpenGallery(),
  version: 3,
});

describe('the page of an address', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;

  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: { PUBLIC_URL: 'https://festlig.example' },
      directory: new FakeAccessDirectory([
        { id, names: [fest.sid, 'karens-fest', 'old-name', 'Old-Name'], roles: { [owner.id]: 'owner' } },
        { id: unnamed.id, names: [unnamed.sid, 'had-a-name'], roles: {} },
      ]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: { karens: owner, guests: other }[token] ?? null })),
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(party.calls.getParty, (_, { user, party: asked }) =>
          asked?.id === unnamed.id ? unnamed : { ...fest, isOwner: user?.id === owner.id },
        ),
        on(contacts.calls.getGuest, ({ cid }) => {
          if (cid !== guest.sid) throw new CallError('not_found');
          return guest;
        }),
        on(media.calls.listHeroImages, () => ({ birthday: ['/media/hero-images/birthday/a-light.jpg'] })),
        on(rsvp.calls.getOwnRsvp, () => ({ rsvp: null })),
        on(media.calls.listPhotos, ({ page, pageSize }) => photos(page, pageSize)),
      ],
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  const open = async (path: string, cookie = '', headers: Record<string, string> = {}) => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const response = await browser.fetch(path, { headers });
    const html = await response.text();
    const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    return { response, html, answers: JSON.parse(data) as { call: string; input: object; output: object }[] };
  };

  it.each([
    ['/', 200],
    ['/da/login', 200],
    ['/karens-fest', 200],
    ['/karens-fest/photos', 200],
    ['/karens-fest/wishlist', 200],
    ['/karens-fest/contacts', 200],
    ['/abcdEFGH/contacts', 200],
    ['/en/nothing', 404],
    ['/nobodys-fest', 404],
    ['/nobodys-fest/contacts', 404],
    ['/nobodys-fest/nothing', 404],
    ['/not.a.party', 404],
    ['/%ff%fe', 400],
    ['/karens-fest/%', 400],
    ['//evil.example/', 400],
  ])('answers %s with status %i and a page', async (path, status) => {
    const { response, html } = await open(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).toContain('</html>');
  });

  it.each(['', '__Host-festlig_session=guests', '__Host-festlig_session=karens'])(
    'shows the wall of photos to everybody who has its link, with its party, and to no search engine (cookie "%s")',
    async (cookie) => {
      const { response, html, answers } = await open('/karens-fest/photos/wall?cid=guest123', cookie);
      expect([response.status, answers.map(({ call }) => call)]).toEqual([
        200,
        expect.arrayContaining(['identity.getInitial', 'party.getParty']),
      ]);
      expect(answers.map(({ call }) => call)).not.toContain('contacts.getGuest');
      expect(html).toContain('content="noindex"');
    },
  );

  it('answers a program with JSON, whatever the address', async () => {
    const response = await new TestBrowser(gateway.url).fetch('/api/%ff');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { root: { code: 'bad_address' } } });
  });

  it.each(['/abcdEFGH', '/old-name', `/${id}`])(
    'redirects %s to the slug, and keeps the rest of the link',
    async (path) => {
      const { response } = await open(`${path}?cid=guest123&x=%26`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/karens-fest?cid=guest123&x=%26']);
    },
  );

  it.each([
    ['/old-name/contacts?page=2', '/karens-fest/contacts?page=2'],
    ['/Old-Name/settings', '/karens-fest/settings'],
    ['/abcdEFGH/wishlist?cid=guest123', '/karens-fest/wishlist?cid=guest123'],
    ['/abcdEFGH/photos?page=2', '/karens-fest/photos?page=2'],
  ])('redirects a page at an earlier address, %s, to the same page (rule: slug-kept)', async (path, now) => {
    const { response } = await open(path, '__Host-festlig_session=karens');
    expect([response.status, response.headers.get('location')]).toEqual([302, now]);
  });

  it('redirects an earlier address of a party that has none now to its short id, and does not redirect its id', async () => {
    const { response } = await open('/had-a-name?cid=guest123');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/unnamed2?cid=guest123']);
    for (const ref of [unnamed.id, 'unnamed2']) expect((await open(`/${ref}`)).response.status).toBe(200);
  });

  it.each([
    ['/karens-fest/nothing', ''],
    ['/abcdEFGH/contacts/more', ''],
    ['/abcdEFGH/nothing', '__Host-festlig_session=guests'],
    ['/karens-fest/contacts', '__Host-festlig_session=guests'],
  ])(
    `redirects from %s to the invitation with the guest's keys when the user may not edit the party (cookie "%s")`,
    async (path, cookie) => {
      const { response } = await open(`${path}?x=%26&cid=guest123&rid=abc`, cookie);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/karens-fest?cid=guest123&rid=abc']);
      expect((await open(path, cookie)).response.headers.get('location')).toBe('/karens-fest');
    },
  );

  it.each(['', '__Host-festlig_session=guests'])(
    'shows the page of an invitation as co-host to people who are none yet, and to no search engine (cookie "%s")',
    async (cookie) => {
      const { response, html } = await open(`/abcdEFGH/cohost/${id}/the-secret`, cookie);
      expect(response.status).toBe(200);
      expect(html).toContain('content="noindex"');
      // The secret in the address is told to no other site.
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it.each(['/nobodys-fest', '/nobodys-fest/photos', '/en/nothing', '/not.a.party'])(
    'tells visitors without scripts that %s is not there, and users with their menu (rule: not-found-page)',
    async (path) => {
      const { html } = await open(path);
      expect(html).toMatch(/<h1>(?:Vi kan ikke finde siden|We cannot find the page)<\/h1>/);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html).toMatch(/href="\/(?:da|en)\/help">(?:Få hjælp|Get help)</);
      expect(html).toMatch(/href="\/(?:da|en)\/parties">(?:Mine fester|My events)</);
      expect(html).toMatch(/Er du inviteret\? Find mailen|Have you been invited\? Find the e-mail/);
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain('<script');
      const user = await open(path, '__Host-festlig_session=guests');
      expect([user.response.status, user.html.includes('<h1>')]).toEqual([404, false]);
    },
  );

  it('answers an editor with 404 for an unknown page of a party, with the data that its other pages need', async () => {
    const { response, html, answers } = await open('/karens-fest/nothing', '__Host-festlig_session=karens');
    expect(response.status).toBe(404);
    expect(html).toContain('content="noindex"');
    expect(answers.map(({ call }) => call)).toEqual(['identity.getInitial', 'party.getParty']);
  });

  it.each([
    ['/login', '', 'de,en;q=0.5', '/en/login'],
    ['/login', 'festlig_language=da', 'en', '/da/login'],
    ['/parties', '__Host-festlig_session=karens', 'en', '/da/parties'],
    ['/register?return=%2Fen%2Fparties', '', 'en', '/en/register?return=%2Fen%2Fparties'],
    ['/new/wedding?x=//evil.example', '', '', '/da/new/wedding?x=//evil.example'],
  ])('redirects %s to the page in its language (cookie "%s", browser "%s")', async (path, cookie, accepted, to) => {
    const { response } = await open(path, cookie, { 'accept-language': accepted });
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  });

  it.each(['/login//evil.example', '/login/..//evil.example', '//evil.example/login', '/\\\\evil.example/login'])(
    'does not redirect %s',
    async (path) => expect((await open(path)).response.headers.get('location')).toBeNull(),
  );

  it("is in the browser's language when nothing else decides", async () => {
    const { html } = await open('/', '', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(html).toContain('<html lang="en"');
  });

  it('has a text without scripts on an invitation, and on no other page', async () => {
    expect((await open('/karens-fest?cid=guest123')).html).toContain('<h1>&lt;/script&gt; &amp; party</h1>');
    expect((await open('/karens-fest/contacts', '__Host-festlig_session=karens')).html).not.toContain('<h1>');
    expect((await open('/da/login')).html).not.toContain('<h1>');
  });

  it("has an invitation's head and first data, and must not be cached", async () => {
    const { response, html, answers } = await open('/karens-fest?cid=guest123).');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<meta property="og:image" content="https://festlig.example/media/');
    const pictures = [...html.matchAll(/rel="preload" as="image" type="image\/avif" href="([^"]+)" media="([^"]+)"/g)];
    expect(pictures.map(([, href, media]) => [href, media])).toEqual([
      ['/media/hero-images/party/upright/confetti-light.avif', '(max-width: 559px)'],
      ['/media/hero-images/party/confetti-light.avif', '(min-width: 560px)'],
    ]);
    expect(html).toContain('<html lang="en"');
    expect(answers).toEqual([
      { call: 'identity.getInitial', input: {}, output: expect.objectContaining({ user: null }) },
      { call: 'party.getParty', input: { partyId: 'karens-fest' }, output: fest },
      { call: 'contacts.getGuest', input: { partyId: id, cid: 'guest123' }, output: guest },
      { call: 'rsvp.getOwnRsvp', input: { partyId: id, cid: 'guest123' }, output: { rsvp: null } },
    ]);
  });

  it.each(['', '__Host-festlig_session=guests'])(
    'shows guests the wishlist with the head, the text and the data of the invitation below it (rule: wish-overlay, cookie "%s")',
    async (cookie) => {
      const { response, html, answers } = await open('/karens-fest/wishlist?cid=guest123', cookie);
      expect(response.status).toBe(200);
      expect(html).toContain('<h1>&lt;/script&gt; &amp; party</h1>');
      expect(html).toContain('<html lang="en"');
      expect(answers.map(({ call }) => call)).toEqual([
        'identity.getInitial',
        'party.getParty',
        'contacts.getGuest',
        'rsvp.getOwnRsvp',
      ]);
    },
  );

  it('has the first photos of the gallery that covers it, in its data and in its head instead of the hero picture', async () => {
    const { html, answers } = await open('/karens-fest/photos?cid=guest123');
    expect(answers.at(-1)).toEqual({
      call: 'media.listPhotos',
      input: { partyId: id, page: 1, pageSize: 9 },
      output: photos(1, 9),
    });
    const preloaded = [...html.matchAll(/rel="preload" as="image" type="image\/avif" href="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([1, 2].map((nth) => photoAt(aPhoto(nth).src, 500, 'avif')));
    expect(html).not.toMatch(/rel="preload"[^>]*\/media\/hero-images/);
  });

  it('leaves another page of the gallery to the app, and other pages have no photos', async () => {
    for (const path of ['/karens-fest/photos?page=2', '/karens-fest', '/karens-fest/wishlist']) {
      const { html, answers } = await open(path);
      expect(answers.map(({ call }) => call)).not.toContain('media.listPhotos');
      expect(html).not.toContain('/media/photos/');
    }
  });

  it("has the front page's picture in its head", async () => {
    const { html, answers } = await open('/');
    expect(html).toContain('content="https://festlig.example/media/hero-images/birthday/a-light.jpg"');
    expect(html).toContain('type="image/avif" href="/media/hero-images/birthday/upright/a-light.avif"');
    expect(answers.map(({ call }) => call)).toEqual(['identity.getInitial']);
  });

  it('says nothing about a guest whose link is made up', async () => {
    const { answers } = await open('/karens-fest?cid=made-up');
    expect(answers.map(({ call }) => call)).toEqual(['identity.getInitial', 'party.getParty']);
  });

  it('makes its calls as the user', async () => {
    const { html, answers } = await open('/karens-fest/contacts', '__Host-festlig_session=karens');
    expect(answers.map(({ output }) => output)).toEqual([
      expect.objectContaining({ user: owner }),
      expect.objectContaining({ isOwner: true }),
    ]);
    // What a host opens is in the host's language, also the invitation (rule: party-language).
    expect(html).toContain('<html lang="da"');
    expect((await open('/karens-fest', '__Host-festlig_session=karens')).html).toContain('<html lang="da"');
    expect((await open('/karens-fest', '__Host-festlig_session=guests')).html).toContain('<html lang="en"');
    expect(html).toContain('content="noindex"');
  });

  it('returns to a program the CSRF token that its changes need', async () => {
    const browser = new TestBrowser(gateway.url);
    await browser.open();
    const response = await browser.fetch('/api/initial');
    const { csrf } = (await response.json()) as { csrf: string };
    expect([csrf, response.headers.get('x-csrf-token')]).toEqual([browser.csrf, browser.csrf]);
  });
});
