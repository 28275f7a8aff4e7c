import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const partyId = '64c000000000000000000001';
const path = `/export/${partyId}/contacts.csv`;
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' };

/** Requests an address as a browser does that opens it; Node's own fetch says that it is a script. */
const visit = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; location: string; caching: string; later: string; type: string; text: string }>(
    (resolve, reject) => {
      const request = get(url, { agent: false, headers }, (response) => {
        const { statusCode: status = 0, headers } = response;
        const { location = '', 'cache-control': caching = '', 'content-type': type = '' } = headers;
        const later = headers['retry-after'] ?? '';
        text(response).then((body) => resolve({ status, location, caching, later, type, text: body }), reject);
      });
      request.on('error', reject);
    },
  );

describe('the link of a file', () => {
  let gateway: TestGateway;
  const sessions: Record<string, ReturnType<typeof aUser>> = { karens: owner, bos: aUser({ id: 'b'.repeat(24) }) };
  const open = (headers: Record<string, string>, session = '', file = path) =>
    visit(gateway.url + file, { ...headers, ...(session ? { cookie: `festlig_session=${session}` } : {}) });

  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: sessions[token] ?? null })),
        on(party.calls.getCalendar, () => ({ text: '', next: null })),
        on(contacts.calls.exportContacts, () => ({ text: 'Navn\r\n', next: null })),
        on(billing.calls.getReceipt, ({ paymentId }) => ({
          text: Buffer.from(`%PDF \u00ff ${paymentId}`, 'latin1').toString('base64'),
          name: 'kvittering-Kv1tter1.pdf',
          next: null,
        })),
      ],
    });
  }, 60_000);
  afterAll(() => gateway.stop());

  it.each([
    ['a browser', { ...PAGE, 'sec-fetch-mode': 'navigate' }],
    ['a browser of before 2023', PAGE],
  ])('redirects %s without login to the log-in page, and from there back to the file', async (_who, headers) => {
    const sent = await open(headers, '', `${path}?x=1&y=2`);
    const to = `/login?return=${encodeURIComponent(`${path}?x=1&y=2`)}`;
    expect(sent).toMatchObject({ status: 303, caching: 'no-store', location: to });
    expect((await open(headers, '', to)).location).toBe(`/en${to}`);
  });

  it.each([
    ['a program', { accept: '*/*' }],
    ['a script of a page', { ...PAGE, 'sec-fetch-mode': 'cors' }],
  ])('answers %s without login with 401 in JSON', async (_who, headers) => {
    const refused = await open(headers);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toMatchObject({ errors: { root: { code: 'needs_login' } } });
  });

  it('returns the file to its host, redirects other users to the invitation, and answers their programs with 404', async () => {
    expect(await open(PAGE, 'karens')).toMatchObject({ status: 200, text: 'Navn\r\n' });
    expect(await open(PAGE, 'bos')).toMatchObject({ status: 303, caching: 'no-store', location: `/${partyId}` });
    expect((await open({ accept: '*/*' }, 'bos')).status).toBe(404);
  });

  it('is opened with what others have added to it (rule: unknown-fields)', async () => {
    const added = await open(PAGE, 'karens', `${path}?utm_source=mail&fbclid=x`);
    expect(added).toMatchObject({ status: 200, text: 'Navn\r\n' });
  });

  it('returns a file that is no text byte by byte, under its own name', async () => {
    const paymentId = 'c'.repeat(24);
    const answer = await fetch(`${gateway.url}/payment/receipt/${partyId}/${paymentId}.pdf`, {
      headers: { cookie: 'festlig_session=karens' },
    });
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe(`%PDF \u00ff ${paymentId}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="kvittering-Kv1tter1.pdf"; filename*=UTF-8''kvittering-Kv1tter1.pdf`,
    );
    const wrong = await fetch(`${gateway.url}/payment/receipt/${partyId}/${paymentId}`, { redirect: 'manual' });
    expect(wrong.headers.get('content-type')).not.toBe('application/pdf');
  });

  it('answers a browser with 404 in JSON for a missing file of guests, so that the miss is counted', async () => {
    const calendar = await open(PAGE, '', `/api/party/${'f'.repeat(24)}/calendar.ics`);
    expect([calendar.status, calendar.location]).toEqual([404, '']);
  });
});

describe('a file that is read slowly or not at all', () => {
  const bo = aUser({ id: 'b'.repeat(24) });
  const PAGE_LENGTH = 100_000;
  let gateway: TestGateway;
  let socket: Socket;
  let isRead: () => void;
  let firstPage: Promise<void>;
  beforeEach(() => void (firstPage = new Promise((resolve) => (isRead = resolve))));

  /** Karen's file is endless, and the test decides when she reads it; Bo's file has two pages. */
  const start = async (environment: Record<string, string>) => {
    gateway = await startTestGateway({
      environment,
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner', [bo.id]: 'editor' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: token === 'bos' ? bo : owner })),
        on(contacts.calls.exportContacts, ({ after }, { user }) => {
          if (after !== null) isRead();
          return { text: 'x'.repeat(PAGE_LENGTH), next: user?.id === bo.id && after !== null ? null : partyId };
        }),
      ],
    });
    const { hostname, port } = new URL(gateway.url);
    socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    const head = ['host: localhost', 'cookie: festlig_session=karens', 'accept-encoding: identity'];
    socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    await firstPage;
  };

  it('ends when nobody reads it, so that a stopping gateway does not wait for it', async () => {
    await start({ READER_TIMEOUT_MS: '1000' });
    await expect(gateway.stop()).resolves.toBeUndefined();
    socket.destroy();
  }, 60_000);

  it('ends when it is read too slowly, and another request gets its slot and a complete file', async () => {
    // The pace is measured every tenth of a second; a reader that reads nothing would get far more time.
    await start({ EXPORTS_AT_ONCE: '1', REQUEST_TIMEOUT_MS: '2400', READER_TIMEOUT_MS: '600000' });
    const sips = setInterval(() => socket.read(1), 20);
    try {
      const open = () => fetch(gateway.url + path, { headers: { cookie: 'festlig_session=bos' } });
      let answer = await open();
      for (; answer.status === 503; answer = await open()) await answer.text();
      expect([answer.status, (await answer.text()).length]).toEqual([200, 2 * PAGE_LENGTH]);
    } finally {
      clearInterval(sips);
      socket.destroy();
      await gateway.stop();
    }
  }, 60_000);
});

describe('files that are downloaded at the same time', () => {
  const GUESTS = 20;
  const bo = aUser({ id: 'b'.repeat(24) });
  const sessions: Record<string, ReturnType<typeof aUser>> = { karens: owner, karensPhone: owner, bos: bo };
  /** Long enough for the head to be sent before the next page. */
  const PAGE_TEXT = 'Karen Blixen\r\n';
  const FILE = PAGE_TEXT + PAGE_TEXT;
  let gateway: TestGateway;
  /** Lets the pages after the first ones be answered. */
  let goOn: () => void;
  let going: Promise<void>;
  let guests: number;
  let allCame: () => void;
  const come = new Promise<void>((resolve) => (allCame = resolve));
  const open = (session: string, signal?: AbortSignal, file = path) =>
    fetch(gateway.url + file, {
      headers: { cookie: `festlig_session=${session}` },
      ...(signal ? { signal } : {}),
    });
  const openUntilTaken = async (session: string, refused: number) => {
    let answer = await open(session);
    while (answer.status === refused) {
      await answer.text();
      answer = await open(session);
    }
    return answer;
  };
  const start = (environment: Record<string, string> = {}) =>
    startTestGateway({
      environment,
      directory: new FakeAccessDirectory([{ id: partyId, roles: { [owner.id]: 'owner', [bo.id]: 'editor' } }]),
      handlers: [
        on(identity.calls.resolveSession, ({ token }) => ({ user: sessions[token] ?? null })),
        on(party.calls.getCalendar, async () => {
          if (++guests === GUESTS) allCame();
          await come;
          return { text: 'BEGIN:VCALENDAR', next: null };
        }),
        on(contacts.calls.exportContacts, async ({ after }) => {
          if (after !== null) await going;
          return { text: PAGE_TEXT, next: after === null ? partyId : null };
        }),
      ],
    });
  beforeEach(() => {
    guests = 0;
    going = new Promise<void>((resolve) => (goOn = resolve));
  });
  afterEach(() => gateway.stop());

  it('are limited to two per account over all sessions; other accounts are unaffected, and an ended one frees a slot', async () => {
    gateway = await start();
    const left = new AbortController();
    const [first, second] = [await open('karens'), await open('karensPhone', left.signal)];
    const refused = await open('karens');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ errors: { root: { code: 'too_many_requests' } } });
    const shown = await visit(`${gateway.url}${path}?x=1`, { ...PAGE, cookie: 'festlig_session=karens' });
    expect(shown).toMatchObject({ status: 429, later: '5', type: 'text/html; charset=utf-8', caching: 'no-store' });
    expect(shown.text).toContain('You are already downloading two files.');
    expect(shown.text).toContain('<a href="">Try again</a>');
    const others = await open('bos');
    expect([first.status, second.status, others.status]).toEqual([200, 200, 200]);
    left.abort();
    goOn();
    expect([await first.text(), await others.text()]).toEqual([FILE, FILE]);
    const again = [await openUntilTaken('karens', 429), await openUntilTaken('karens', 429)];
    expect(await Promise.all(again.map((answer) => answer.text()))).toEqual([FILE, FILE]);
  });

  it('are limited for all accounts together, and an aborted one frees a slot', async () => {
    gateway = await start({ EXPORTS_AT_ONCE: '1' });
    const left = new AbortController();
    await open('karens', left.signal);
    const refused = await open('bos');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const shown = await visit(gateway.url + path, { ...PAGE, cookie: 'festlig_session=bos; festlig_language=da' });
    expect(shown).toMatchObject({ status: 503, later: '5', type: 'text/html; charset=utf-8', caching: 'no-store' });
    expect(shown.text).toContain('Vi har meget at se til lige nu.');
    left.abort();
    goOn();
    expect(await (await openUntilTaken('bos', 503)).text()).toBe(FILE);
  });

  it('do not use up the slots of calendar files for many guests at one address', async () => {
    gateway = await start({ EXPORTS_AT_ONCE: '1' });
    const exported = await open('karens');
    const calendar = `/api/party/${partyId}/calendar.ics`;
    const answers = await Promise.all(Array.from({ length: GUESTS }, () => open('', undefined, calendar)));
    expect(answers.map(({ status }) => status)).toEqual(Array(GUESTS).fill(200));
    goOn();
    await Promise.all([exported, ...answers].map((answer) => answer.text()));
  });

  it('use no slot when they are refused', async () => {
    gateway = await start({ EXPORTS_AT_ONCE: '1' });
    for (let n = 0; n < 3; n++) expect((await open('nobody')).status).toBe(401);
    goOn();
    expect(await (await open('karens')).text()).toBe(FILE);
  });
});
