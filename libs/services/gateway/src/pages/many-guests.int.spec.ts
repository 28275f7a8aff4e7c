import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPublishedParty } from '@festlig/testing/party';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const host = aUser();
const fest = aPublishedParty();
const GUESTS = 200;
const nameOf = (cid: string) => `Gæst nummer ${cid.slice(5)} af mange`;

describe('an invitation that many guests open at once (rule: page-from-memory)', () => {
  let gateway: TestGateway;
  let asked: Record<'party' | 'initial' | 'guest', number>;
  let title: string;
  let isDeleted: boolean;
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { REQUESTS_WAITING: '1000', RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([{ id: fest.id, names: ['karens-fest'], roles: { [host.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, () => ({ user: host })),
        on(identity.calls.getInitial, (_, { user }) => {
          asked.initial++;
          return { user, language: 'da', flags: {}, providerKeys: {} };
        }),
        on(party.calls.getParty, (_, { user }) => {
          asked.party++;
          if (isDeleted) throw new CallError('not_found');
          return { ...fest, title, isOwner: user !== null };
        }),
        on(contacts.calls.getGuest, ({ cid }) => {
          asked.guest++;
          return { sid: cid, name: nameOf(cid), maxPeople: 2, hasEmail: true };
        }),
        on(rsvp.calls.getOwnRsvp, () => ({ rsvp: null })),
      ],
    });
  }, 60_000);
  beforeEach(() => {
    asked = { party: 0, initial: 0, guest: 0 };
    [title, isDeleted] = ['Sommerfest', false];
  });
  afterAll(() => gateway.stop());

  const open = async (path: string, cookie = '') => {
    const browser = new TestBrowser(gateway.url);
    browser.cookie = cookie;
    const response = await browser.fetch(path);
    return { status: response.status, html: await response.text() };
  };

  it('shows each guest their own name and nobody else’s, and reads the party for all of them together', async () => {
    const began = performance.now();
    // A short id has no 0.
    const cids = Array.from({ length: GUESTS }, (_, n) => `guest${String(n).padStart(3, '0').replaceAll('0', 'z')}`);
    const pages = await Promise.all(
      // A page that has to wait, or has no time for the guest, is opened again.
      cids.map((cid) => waitFor(async () => whole(await open(`/karens-fest?cid=${cid}`)), 'the page', 60)),
    );
    for (const [n, { html }] of pages.entries()) {
      const named = new Set(html.match(/Gæst nummer \w+ af mange/g));
      expect([...named]).toEqual([nameOf(cids[n]!)]);
    }
    const seconds = Math.ceil((performance.now() - began) / 1000) + 1;
    expect(asked.party).toBeLessThanOrEqual(seconds);
    expect(asked.initial).toBeLessThanOrEqual(seconds);
    expect(asked.guest).toBeGreaterThanOrEqual(GUESTS);
  });

  it('shows a host at once what was saved, and its guests a second later', async () => {
    await waitFor(async () => (await open('/karens-fest')).html.includes('Sommerfest'), 'the party');
    title = 'Havefest';
    expect((await open('/karens-fest', 'festlig_session=karens')).html).toContain('Havefest');
    await waitFor(async () => (await open('/karens-fest')).html.includes('Havefest'), 'the new title', 5);
  });

  it('is missing a second after the party was deleted, and asks each time whether it is there', async () => {
    await open('/karens-fest');
    isDeleted = true;
    await waitFor(async () => (await open('/karens-fest')).status === 404, 'the party to be gone', 5);
    const before = asked.party;
    await open('/karens-fest');
    await open('/karens-fest');
    expect(asked.party).toBe(before + 2);
  });
});

function whole(page: { status: number; html: string }): { html: string } | null {
  return page.status === 200 && page.html.includes(contacts.calls.getGuest.name) ? page : null;
}
