import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { media } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { STATIC_PAGES, staticPath } from '@festlig/domain/web/static-addresses';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPublishedParty } from '@festlig/testing/party';
import { startTestRedis } from '@festlig/testing/redis';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const fest = aPublishedParty();
const ORIGIN = 'https://festlig.example';
const KARENS = '__Host-festlig_session=karens';
const NOSCRIPT = '<noscript>Please switch on JavaScript.</noscript>';

describe('static pages', () => {
  let gateway: TestGateway;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let isAway: boolean;
  beforeAll(async () => {
    redis = await startTestRedis();
    const unlessAway = <T>(answer: T): T => {
      if (isAway) throw new CallError('unavailable');
      return answer;
    };
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment: { PUBLIC_URL: ORIGIN, SELLER_NAME: 'Fest ApS', SELLER_ADDRESS: 'Vej 1, 2100 Kbh' },
      directory: new FakeAccessDirectory([{ id: fest.id, names: ['karens-fest'], roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token === 'karens' ? owner : null })),
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(party.calls.getParty, (_, { user }) => ({ ...fest, isOwner: user?.id === owner.id })),
        on(media.calls.listHeroImages, () => unlessAway({ wedding: ['/media/hero-images/wedding/a-light.jpg'] })),
        on(messaging.calls.getSupport, () => unlessAway({ email: 'help@festlig.example' })),
      ],
      prepare: async (root) => {
        const page = await readFile(`${root}/index.html`, 'utf8');
        await writeFile(`${root}/index.html`, page.replace('<!--data-->', `${NOSCRIPT}<!--data-->`));
      },
    });
  }, 60_000);
  beforeEach(() => {
    isAway = false;
  });
  afterAll(async () => {
    await gateway.stop();
    await redis.stop();
  });

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(gateway.url + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const isStatic = (html: string) => html.includes('id="static-page"');

  it.each(['da', 'en'] as const)('are complete in the first response, all of them (%s)', async (language) => {
    for (const page of STATIC_PAGES) {
      const { status, html, headers } = await open(staticPath(page, language));
      expect([page, status, headers.get('content-type')]).toEqual([page, 200, 'text/html; charset=utf-8']);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`rel="canonical" href="${ORIGIN}${staticPath(page, language)}"`);
      expect(html).toContain('<h1>');
      expect(html).not.toContain('noindex');
      expect(html).not.toContain('<noscript>');
    }
  });

  it('are the same for everyone: without a cookie, a token or the user, also for one who is logged in', async () => {
    const visitors = await open('/da/bryllup');
    const users = await open('/da/bryllup', { cookie: KARENS });
    expect(users.html).toBe(visitors.html);
    expect(visitors.headers.get('set-cookie')).toBeNull();
    expect(visitors.html).toContain('name="csrf-token" content=""');
    expect(visitors.html).not.toContain('first-data');
  });

  it('may be cached, and answer 304 until they change', async () => {
    const { headers } = await open('/en/wedding');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await open('/en/wedding', { 'if-none-match': etag });
    expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await open('/da/bryllup', { 'if-none-match': etag })).status).toBe(200);
    isAway = true;
    expect((await open('/en/wedding', { 'if-none-match': etag })).status).toBe(200);
  });

  it('are sent without pictures and address while the services are away', async () => {
    isAway = true;
    const { status, html } = await open('/da/terms');
    expect([status, isStatic(html), html.includes('mailto:')]).toEqual([200, true, false]);
    expect((await open('/da/bryllup')).html).not.toContain('<img');
    isAway = false;
    expect((await open('/da/terms')).html).toContain('mailto:help@festlig.example');
    expect((await open('/da/bryllup')).html).toContain('/media/hero-images/wedding/upright/a-light.jpg');
  });

  it('name who runs the product, also while the services are away (rule: operator-named)', async () => {
    for (isAway of [false, true])
      for (const path of ['/da', '/', '/en/terms', '/da/privacy'])
        expect((await open(path)).html).toContain(' Fest ApS, Vej 1, 2100 Kbh.</p>');
    expect((await open('/da/bryllup')).html).not.toContain('Fest ApS');
  });

  it.each([
    ['/da/wedding', 404],
    ['/en/bryllup', 404],
    ['/da/bryllup/mere', 404],
    ['/en/nothing', 404],
  ])('have no page at %s', async (path, status) => {
    const { status: given, html } = await open(path);
    expect([given, isStatic(html), html.includes('noindex')]).toEqual([status, false, true]);
  });

  it.each([
    ['/bryllup', 'en', '/da/bryllup'],
    ['/prices?a=1', 'da', '/en/prices?a=1'],
    ['/terms', 'en', '/en/terms'],
    ['/privacy', 'da', '/da/privacy'],
  ])('are found by their word alone: %s (browser "%s")', async (path, accepted, to) => {
    const { status, headers } = await open(path, { 'accept-language': accepted });
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  it.each(['da', 'en'])('include the front page without a language, in the browser’s (%s)', async (language) => {
    const { html, headers } = await open('/', { 'accept-language': language });
    expect(html).toContain(`data-path="/${language}"`);
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/${language}"`);
    expect(html).toContain('mailto:help@festlig.example');
    // It depends on who asks.
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  // Pages of parties (rule: static-content-hidden), and pages of visitors and users.
  it.each([
    ...['/karens-fest', '/karens-fest?cid=guest123', `/${fest.id}`],
    ...['/karens-fest/contacts', '/karens-fest/invitations', '/karens-fest/rsvps', '/karens-fest/settings'],
    ...['/karens-fest/plan', '/karens-fest/cohost/id/secret'],
    ...['/da/new', '/da/new/wedding', '/en/new/wedding/edit', '/da/login', '/en/register', '/da/password'],
    ...['/da/change-password', '/da/verify-email', '/da/account', '/en/parties', '/da/help'],
    ...['/payment/result', '/unsubscribe/hash/signature', '/nobodys-fest', '/da/nothing'],
  ])('are not on %s', async (path) => {
    for (const cookie of ['', KARENS]) {
      const { html } = await open(path, { cookie });
      expect(isStatic(html)).toBe(false);
      expect(html).not.toContain('class="st');
    }
  });

  it.each(['/da/new', '/en/new/wedding'])(
    'are not the wizard, which knows its pictures from the start, or asks for them itself while they are away: %s',
    async (path) => {
      const data = async (cookie: string) =>
        /id="first-data">(.*?)<\/script>/s.exec((await open(path, { cookie })).html)?.[1];
      const known = '"output":{"wedding":["/media/hero-images/wedding/a-light.jpg"]}';
      for (const cookie of ['', KARENS])
        expect(await data(cookie)).toContain(`"media.listHeroImages","input":{},${known}`);
      isAway = true;
      // Visitors have them from memory.
      expect(await data(KARENS)).toContain('identity.getInitial');
      expect(await data(KARENS)).not.toContain('listHeroImages');
    },
  );

  it('are all in the site map in both languages, which lists nothing else', async () => {
    const { html, headers } = await open('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const listed = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const known = (['da', 'en'] as const).flatMap((language) =>
      STATIC_PAGES.map((page) => ORIGIN + staticPath(page, language)),
    );
    expect(listed.sort()).toEqual(known.sort());
    expect(html).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/wedding" />`);
    expect(html).not.toContain('karens-fest');
  });

  it('are named to robots, which may not make calls', async () => {
    const { html, headers } = await open('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});
