import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { CallError } from '@festlig/platform/errors';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const PAGE = '/unsubscribe/hash/signature';
const NUMBER = `/unsubscribe/sms-${'x'.repeat(22)}/signature`;

describe('the page on which an address or a number unsubscribes (rule: unsubscribe-page)', () => {
  let gateway: TestGateway;
  let isSubscribed: boolean;
  let isAway: boolean;
  beforeAll(async () => {
    const check = ({ hash, signature }: { hash: string; signature: string }) => {
      if (isAway) throw new CallError('unavailable');
      if (signature !== 'signature') throw new CallError('signature_invalid');
      const channel: 'mail' | 'text' = hash.startsWith('sms-') ? 'text' : 'mail';
      return { channel, subscribed: isSubscribed };
    };
    const changing = (to: boolean) => (link: { hash: string; signature: string }) => {
      check(link);
      isSubscribed = to;
      return check(link);
    };
    gateway = await startTestGateway({
      prepare: (root) =>
        writeFile(join(root, 'manifest.json'), JSON.stringify({ font: { file: 'assets/figtree-common-1a2b.woff2' } })),
      handlers: [
        on(contacts.calls.getSubscription, check),
        on(contacts.calls.unsubscribe, changing(false)),
        on(contacts.calls.resubscribe, changing(true)),
      ],
    });
  }, 60_000);
  beforeEach(() => {
    [isSubscribed, isAway] = [true, false];
  });
  afterAll(() => gateway.stop());

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(gateway.url + path, { headers: { accept: 'text/html', ...headers } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const post = async (path: string, headers: Record<string, string> = {}, body = '') => {
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      html: await response.text(),
    };
  };

  it('changes nothing by being opened, and has a form, no script and no cookie', async () => {
    const { status, headers, html } = await open(PAGE);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('<h1>Vil du stoppe alle invitationer og beskeder?</h1>');
    expect(html).toContain(`<form method="post" action="${PAGE}/stop"><button>Stop alle mails</button></form>`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('<script');
    expect(headers.getSetCookie()).toEqual([]);
    expect(isSubscribed).toBe(true);
  });

  it('unsubscribes by its button, says so, and takes it back (rule: subscribe-again)', async () => {
    const stopped = await post(`${PAGE}/stop`);
    expect([stopped.status, stopped.location, isSubscribed]).toEqual([303, PAGE, false]);
    const { html } = await open(PAGE);
    expect(html).toContain('<h1>Du får ikke flere mails</h1>');
    expect(html).toContain(`action="${PAGE}/resume"`);
    const resumed = await post(`${PAGE}/resume`);
    expect([resumed.status, resumed.location, isSubscribed]).toEqual([303, `${PAGE}?again=1`, true]);
    expect((await open(`${PAGE}?again=1`)).html).toContain('<h1>Du får mails igen</h1>');
    // Whoever comes back to that address later is told what is so now.
    await post(`${PAGE}/stop`);
    expect((await open(`${PAGE}?again=1`)).html).toContain('<h1>Du får ikke flere mails</h1>');
  });

  it('has the fonts of the product, also where the link is broken or a change could not be made', async () => {
    const pages = [await open(PAGE), await open('/unsubscribe/hash/wrong'), await post('/unsubscribe/hash/wrong/stop')];
    isAway = true;
    for (const { html } of [...pages, await post(`${PAGE}/stop`)]) {
      expect(html).toContain('@font-face{font-family:"Figtree Variable"');
      expect(html).toContain('src:url(/assets/figtree-common-1a2b.woff2)');
    }
  });

  it('is about texts when the link is that of a phone number', async () => {
    expect((await open(NUMBER)).html).toContain('<h1>Vil du stoppe alle invitationer og beskeder på sms?</h1>');
    await post(`${NUMBER}/stop`);
    expect((await open(NUMBER)).html).toContain('Mails får du stadig.');
  });

  it('is in the language of the browser, or in the one that was chosen on it, which its forms keep', async () => {
    const english = await open(PAGE, { 'accept-language': 'en-GB' });
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toContain('<h1>Stop all invitations and messages?</h1>');
    expect(english.html).toContain(`<a lang="da" aria-label="DA: Dansk" href="${PAGE}?language=da">DA</a>`);
    const chosen = await open(`${PAGE}?language=en`, { 'accept-language': 'da' });
    expect(chosen.html).toContain(`action="${PAGE}/stop?language=en"`);
    expect((await post(`${PAGE}/stop?language=en`)).location).toBe(`${PAGE}?language=en`);
    expect((await post(`${PAGE}/resume?language=en`)).location).toBe(`${PAGE}?language=en&again=1`);
    expect((await open(`${PAGE}?language=%22%3E`)).html).toContain('<html lang="da">');
  });

  it.each([
    '/unsubscribe',
    '/unsubscribe/hash',
    '/unsubscribe/hash/signatur',
    `/unsubscribe/hash/${'x'.repeat(5000)}`,
    '/unsubscribe/hash/%22%3E%3Cb%3E',
  ])('says where a whole link is when it is broken (rule: unsubscribe-broken-link): %.40s', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<h1>Linket virker ikke</h1>');
    expect(html).toContain('<a class="quiet" href="/da/help">Skriv til os</a>');
    expect(html).not.toMatch(/<form|<b>/);
  });

  it('says so too when the form of a broken link is posted', async () => {
    const { status, html } = await post('/unsubscribe/hash/wrong/stop');
    expect([status, isSubscribed]).toEqual([404, true]);
    expect(html).toContain('<h1>Linket virker ikke</h1>');
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])(
    'is only shown to whoever sends a form of another site: %o',
    async (headers: Record<string, string>) => {
      const { status, location } = await post(`${PAGE}/stop`, headers);
      expect([status, location, isSubscribed]).toEqual([303, PAGE, true]);
    },
  );

  it.each([
    ['more than an empty form', 413, {}, 'x='.padEnd(2000, 'x')],
    ['something else than a form', 404, { 'content-type': 'application/json' }, '{}'],
  ])('refuses %s', async (_what, status, headers: Record<string, string>, body) => {
    expect((await post(`${PAGE}/stop`, headers, body)).status).toBe(status);
    expect(isSubscribed).toBe(true);
  });

  it('has no other forms', async () => {
    expect((await post(`${PAGE}/delete`)).status).toBe(404);
  });

  it('says that it did not work while the service is away, and has the same button', async () => {
    isAway = true;
    const { status, headers, html } = await post(`${PAGE}/stop`);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(html).toContain('<p role="alert">Vi kan ikke svare lige nu. Prøv igen om lidt.</p>');
    expect(html).toContain(`action="${PAGE}/stop"`);
    const resuming = await post(`${NUMBER}/resume`);
    expect(resuming.html).toContain('Fortryd, og få sms’er igen');
    // The page itself comes by itself again.
    const opened = await open(PAGE);
    expect([opened.status, opened.headers.has('refresh')]).toEqual([503, true]);
  });
});
