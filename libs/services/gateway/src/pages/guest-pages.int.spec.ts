import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { formMark } from '@festlig/domain/web/posted-form';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aPublishedParty } from '@festlig/testing/party';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { PAGE, startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const other = aUser({ id: '64b000000000000000000002' });
const fest = aPublishedParty();

/** In the place of the web app's server build: says what it was given, and counts how often. */
const RENDERER = `
const of = ({ answers }, call) => answers.find((answer) => answer.call === call)?.output;
let shells = 0;
export const FIRST_SCRIPT = 'fit()';
export const renderShell = (page) => {
  const { title } = of(page, 'party.getParty');
  if (title === 'Broken') throw new TypeError('broken');
  shells += 1;
  const kept = JSON.stringify(page.answers).replaceAll('<', '(');
  return (query, reply) => '<h1>' + title + '</h1><u>' + shells + '</u><s>' + kept + '</s><a href="/photos' + query + '"></a>' + reply;
};
export const renderReply = (page) =>
  '<b>' + (of(page, 'contacts.getGuest')?.name ?? 'nobody') + ' ' + (of(page, 'rsvp.getOwnRsvp')?.rsvp?.comment ?? 'nothing') + '</b>${formMark('reply')}';
let forms = 0;
export const renderForm = (page) => {
  const { hasEmail, maxPeople } = of(page, 'contacts.getGuest');
  const form = ++forms;
  return maxPeople === 9 ? null : (name) => '<b>' + name + ' form ' + form + ' ' + hasEmail + '</b>';
};
`;
const PHOTOS_RENDERER = `export const renderPhotos = ({ photos, total, invitation }) => {
  if (total === 13) throw new TypeError('broken');
  return '<i>' + photos.length + ' of ' + total + ' over ' + invitation + '</i>';
};`;
const GUEST_PAGE = PAGE.replace(
  '<body>',
  '<link rel="stylesheet" crossorigin href="/assets/guest-1.css"><body data-now="%NOW%" class="guest">',
);

describe('the page of a guest, rendered by the gateway', () => {
  let gateway: TestGateway;
  let total = 12;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  const titles: Record<string, string> = { broken: 'Broken', changed: 'Before' };
  beforeAll(async () => {
    redis = await startTestRedis();
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: { RATE_LIMIT: 'off', REQUESTS_WAITING: '1000' },
      directory: new FakeAccessDirectory([
        {
          id: fest.id,
          names: ['karens-fest', 'broken', 'many', 'changed', 'called-off', 'forms'],
          roles: { [owner.id]: 'owner' },
        },
      ]),
      prepare: async (root) => {
        await mkdir(join(root, 'server'));
        await writeFile(join(root, 'server/guest-server.mjs'), RENDERER + PHOTOS_RENDERER);
        await writeFile(join(root, 'guest.html'), GUEST_PAGE);
        await writeFile(
          join(root, 'assets/guest-1.css'),
          "h1{color:red}@font-face{font-family:F;src:url(/assets/f.woff2)}@font-face{font-family:G;src:local('H')}",
        );
      },
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: { karens: owner, guests: other }[token] ?? null })),
        on(identity.calls.getInitial, (_, { user }) => ({
          user,
          language: 'da',
          flags: {},
          providerKeys: {},
          shortUrl: 'https://fest.example',
        })),
        on(party.calls.getParty, ({ partyId }, { user }) => ({
          ...fest,
          slug: partyId,
          title: titles[partyId] ?? fest.title,
          isOwner: user?.id === owner.id,
          cancelled: partyId === 'called-off',
        })),
        on(contacts.calls.getGuest, ({ cid }) => ({
          sid: 'AnneAnne',
          name: `Guest ${cid}`,
          maxPeople: cid.startsWith('nine') ? 9 : 2,
          hasEmail: !cid.startsWith('mute'),
        })),
        on(media.calls.listPhotos, ({ page, pageSize }) => ({
          items: [aPhoto(1), aPhoto(2)],
          total,
          page,
          pageSize,
          gallery: anOpenGallery(),
          version: 1,
        })),
        on(rsvp.calls.getOwnRsvp, ({ cid }) => ({
          rsvp: cid?.endsWith('1') ? anOwnReply({ comment: `Comment of ${cid}` }) : null,
        })),
      ],
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  const open = async (path: string, cookie = '') => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const response = await browser.fetch(path);
    const html = await response.text();
    return {
      html,
      policy: response.headers.get('content-security-policy') ?? '',
      isGuests: html.includes('class="guest"'),
    };
  };
  const ownPart = (html: string) => /<b>(.*?)<\/b>/.exec(html)?.[1];

  it('is HTML with its styles in it, and allows its one script of its own', async () => {
    const { html, policy } = await open('/karens-fest');
    expect(html).toContain("<style>h1{color:red}@font-face{font-family:G;src:local('H')}</style>");
    expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('rel="stylesheet"');
    expect(html).toContain(`<h1>${fest.title}</h1>`);
    expect(html).toContain('<script>fit()</script>');
    expect(policy).toContain("script-src 'sha256-");
    expect(Date.parse(/data-now="([^"]*)"/.exec(html)?.[1] ?? '')).toBeGreaterThan(0);
    expect(html).toContain('id="first-data"');
    expect(ownPart(html)).toBe('nobody nothing');
  });

  it('has a code of its address for paper, on the short domain, without the guest’s keys, unless it is cancelled (rules: page-on-paper, short-domain)', async () => {
    const codeOf = (html: string) => /<aside id="paper-code">.*?<\/aside>/.exec(html)?.[0] ?? '';
    const [own, another] = await Promise.all(['abc1', 'abc2'].map((cid) => open(`/karens-fest?cid=${cid}`)));
    expect(codeOf(own!.html)).toMatch(/<path d="M.*The invitation online<br>fest\.example\/karens-fest<\/p>/);
    expect(codeOf(another!.html)).toBe(codeOf(own!.html));
    expect(codeOf((await open('/called-off')).html)).toBe('');
  });

  it('says to the browser that has just answered, and to no other, where the answer is (rule: reply-sent-before)', async () => {
    const link = '<a href="/karens-fest?rid=rid123456zzz#reply">See or change it.</a>';
    expect((await open('/karens-fest', 'festlig_sent=rid123456zzz')).html).toContain(
      `<p>A reply has just been sent from here. ${link} Somebody else can reply below.</p>`,
    );
    for (const cookie of ['', 'festlig_sent=', 'festlig_sent="><b>']) {
      const { html } = await open('/karens-fest', cookie);
      expect(html).not.toContain('just been sent');
    }
    const { html: named } = await open('/karens-fest?cid=abc1', 'festlig_sent=rid123456zzz');
    expect(named).not.toContain('just been sent');
  });

  it('has its fonts wait for the scripts in a browser that has never been here, and for nothing in others', async () => {
    const fonts = '@font-face{font-family:F;src:url(/assets/f.woff2)}';
    expect((await open('/karens-fest')).html).toContain(`<style id="fonts" media="not all">${fonts}`);
    const again = await open('/karens-fest', `festlig_session=v.${'a'.repeat(32)}`);
    expect(again.html).not.toContain('media="not all"');
    expect(again.html).toContain(fonts);
  });

  it.each([
    ['its host', '/karens-fest', 'festlig_session=karens'],
    ['a logged-in user', '/karens-fest', 'festlig_session=guests'],
    ['the gallery over it', '/karens-fest/photos', ''],
    ['the wishlist over it', '/karens-fest/wishlist', ''],
    ['other pages', '/da/login', ''],
  ])('is not for %s: that is the app’s', async (_who, path, cookie) => {
    const { isGuests, policy } = await open(path, cookie);
    expect(isGuests).toBe(false);
    expect(policy).not.toContain('sha256');
  });

  it('begins with the first photos where a guest opens the gallery, until the app has come', async () => {
    total = 12;
    const { html } = await open('/karens-fest/photos?cid=guest123&page=1');
    expect(html).not.toContain('<i>');
    expect((await open('/karens-fest/photos?cid=guest123')).html).toContain(
      '<i>2 of 12 over /karens-fest?cid=guest123</i>',
    );
    expect((await open('/karens-fest/photos', 'festlig_session=karens')).html).not.toContain('<i>');
  });

  it('fetches the first photos of guests before all else on a phone, where it shows them without scripts (rule: photo-ahead)', async () => {
    total = 12;
    const preloads = (html: string) => {
      const links = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
      const count = (part: string) => links.filter((link) => link.includes(part)).length;
      return { all: links.length, first: count('fetchpriority="high"'), wide: count('min-width') };
    };
    const guests = (await open('/karens-fest/photos')).html;
    expect(preloads(guests)).toEqual({ all: 4, first: 2, wide: 2 });
    // Nothing of a host's gallery is seen before the scripts.
    const hosts = (await open('/karens-fest/photos', 'festlig_session=karens')).html;
    expect(preloads(hosts)).toEqual({ all: 2, first: 0, wide: 0 });
  });

  it('begins with the words of the invitation where the photos cannot be rendered', async () => {
    total = 13;
    const { html } = await open('/karens-fest/photos');
    expect(html).toContain('id="first-words"');
  });

  it('is the app’s when it cannot be rendered', async () => {
    const { isGuests, html } = await open('/broken?cid=abc');
    expect(isGuests).toBe(false);
    expect(html).toContain('id="first-data"');
  });

  it('never shows one of 200 guests at once the name, key or reply of another', async () => {
    const cids = Array.from({ length: 200 }, (_, index) => `guest${100 + index}`);
    const pages = await Promise.all(cids.map((cid) => open(`/many?cid=${cid}`)));
    for (const [index, { html, isGuests }] of pages.entries()) {
      expect(isGuests).toBe(true);
      expect(new Set(html.match(/\bguest\d{3}\b/g))).toEqual(new Set([cids[index]]));
    }
    // A part that did not arrive in time is missing; one guest alone has all parts.
    expect(ownPart((await open('/many?cid=guest101')).html)).toBe('Guest guest101 Comment of guest101');
    // One for those with an answer, and one for those without.
    expect(new Set(pages.map(({ html }) => /<u>\d+<\/u>/.exec(html)?.[0])).size).toBeLessThanOrEqual(2);
  });

  it('renders the form of guests who have not answered once for all who are asked the same, with the name of each', async () => {
    const part = async (query: string) => ownPart((await open(`/forms?${query}`)).html);
    const first = await part('cid=anne');
    expect(first).toMatch(/^Guest anne form \d+ true$/);
    expect(await part('cid=bo')).toBe(first?.replace('anne', 'bo'));
    expect(await part('cid=mute')).toMatch(/^Guest mute form \d+ false$/);
    // Of all others the page shows more.
    expect(await part('cid=bo1')).toBe('Guest bo1 Comment of bo1');
    expect(await part('cid=nine')).toBe('Guest nine nothing');
    expect(await part('cid=bo&answer=yes')).toBe('Guest bo nothing');
    expect(await part('cid=bo&rid=Zz1Zz1Zz1Zz1')).toBe('Guest bo nothing');
    expect(await part('cid=test')).toBe('Guest test nothing');
  });

  it('is kept for each language: a guest who has chosen one is never shown the other', async () => {
    const shownIn = async (language: string) =>
      /<html lang="(\w+)"/.exec((await open('/karens-fest', `festlig_language=${language}`)).html)?.[1];
    expect([await shownIn('da'), await shownIn('en'), await shownIn('da')]).toEqual(['da', 'en', 'da']);
  });

  it('is kept apart for guests who have answered and those who have not, whoever comes first', async () => {
    const knowsAnswer = async (cid: string) =>
      /<s>(.*?)<\/s>/.exec((await open(`/karens-fest?cid=${cid}`)).html)?.[1]?.includes('rsvp.getOwnRsvp');
    expect([await knowsAnswer('bo1'), await knowsAnswer('bo'), await knowsAnswer('bo1')]).toEqual([true, false, true]);
  });

  it('keeps the key of a refused form, so that it is one reply when it is sent again (rule: reply-same-form)', async () => {
    const keyIn = (html: string) => /name="key" value="(\w+)"/.exec(html)?.[1];
    const key = 'a'.repeat(32);
    const body = new URLSearchParams({ form: 'reply', key, answer: 'yes', unknown: 'x' });
    const refused = await new TestBrowser(gateway.url).fetch('/karens-fest', { method: 'POST', body });
    expect([refused.status, keyIn(await refused.text())]).toEqual([422, key]);
    const [one, two] = [await open('/karens-fest'), await open('/karens-fest')].map(({ html }) => keyIn(html));
    expect(one).toMatch(/^\w{32}$/);
    expect(new Set([one, two, key]).size).toBe(3);
  });

  it('is rendered anew after the party has changed', async () => {
    expect((await open('/changed')).html).toContain('<h1>Before</h1>');
    titles['changed'] = 'After';
    await waitFor(async () => (await open('/changed')).html.includes('<h1>After</h1>'));
  });
});
