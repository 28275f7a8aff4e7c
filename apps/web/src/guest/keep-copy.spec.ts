import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { fakeServer } from '../components/testing/render-route';
import { forgetCopies } from '../lib/kept-copies';
import { GuestStore } from './guest-store';
import { keepCopy } from './keep-copy';

const party = aParty({ id: 'b'.repeat(24), slug: 'sommer', title: 'Fest </script>' });
const initial = { user: null, language: 'da', flags: {}, providerKeys: {} } as never;
const guest = { sid: 'guest123', name: 'Anne Holm', maxPeople: 2, hasEmail: true };
const OWN = '/sommer?cid=guest123';

/** The browser's caches by their names: a text by its path. */
let caches: Map<string, Map<string, string>>;
let scopes: string[];
let loaded: string[];

class FakeResponse {
  constructor(
    readonly body: string,
    readonly init: { headers: Record<string, string> },
  ) {}
}

let head: ChildNode[];
beforeEach(() => {
  [caches, scopes, loaded] = [new Map(), [], ['/assets/a.js', '/media/hero.jpg', '/api/initial']];
  const open = async (name: string) => {
    const kept = caches.get(name) ?? new Map<string, string>();
    caches.set(name, kept);
    return {
      put: async (path: string, { body, init }: FakeResponse) =>
        kept.set(path, `${Object.values(init.headers)} ${body}`),
      add: async (path: string) => kept.set(path, 'file'),
      keys: async () => [...kept.keys()].map((path) => ({ url: location.origin + path })),
      delete: async (path: string) => kept.delete(path),
    };
  };
  const remove = async (name: string) => caches.delete(name);
  Object.assign(globalThis, {
    caches: { open, delete: remove, keys: async () => [...caches.keys()] },
    Response: FakeResponse,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (_file: string, { scope }: { scope: string }) => scopes.push(scope),
      getRegistrations: async () => [{ unregister: async () => scopes.pop() }],
    },
  });
  performance.getEntriesByType = () => loaded.map((path) => ({ name: location.origin + path })) as never;
  // Put back afterwards: who has inserted styles remembers them.
  head = [...document.head.childNodes];
  document.head.innerHTML =
    '<script>first()</script><script type="module" src="/assets/a.js"></script><title>T</title>';
  document.documentElement.lang = 'da';
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.replaceChildren(...head);
  jest.restoreAllMocks();
});

function storeOf(search: string, own: OwnRsvp | null = null): GuestStore {
  window.history.replaceState(null, '', `/sommer${search}`);
  return new GuestStore(
    { initial, party, guest, own: { rsvp: own } },
    { pathname: '/sommer', search, hash: '' },
    new Date(),
  );
}
const copy = (address = OWN) => caches.get(`invitation ${address}`)?.get(address) ?? '';

describe('the copy of an opened invitation (rule: opened-page-stays)', () => {
  it('has the page’s head, data and files, no script of its own, and a policy', async () => {
    keepCopy(storeOf('?cid=guest123&answer=yes'));
    await waitFor(() => expect(caches.get(`invitation ${OWN}`)?.has('/media/hero.jpg')).toBe(true));
    expect(scopes).toEqual([OWN]);
    expect([...caches.get(`invitation ${OWN}`)!.keys()]).toEqual([OWN, '/assets/a.js', '/media/hero.jpg']);
    expect(copy()).toContain('<script type="module" src="/assets/a.js"></script>');
    expect(copy()).not.toContain('first()');
    expect(copy()).toContain("script-src 'self'");
    const data = /id="first-data">(.*?)<\/script>/.exec(copy())?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject([
      { call: 'identity.getInitial' },
      { call: 'party.getParty', input: { partyId: 'sommer' }, output: { title: 'Fest </script>' } },
      { call: 'contacts.getGuest', output: { name: 'Anne Holm' } },
      { call: 'rsvp.getOwnRsvp', output: { rsvp: null } },
    ]);
  });

  it('follows the answer, and leaves out the files of an earlier version', async () => {
    const own = anOwnReply({ comment: 'Vi glæder os' });
    const store = storeOf('?cid=guest123');
    keepCopy(store);
    await waitFor(() => expect(copy()).not.toBe(''));
    caches.get(`invitation ${OWN}`)!.set('/assets/old.js', 'file');
    fakeServer({ [`GET /api/party/${party.id}/rsvp/own`]: () => ({ rsvp: own }) });
    await store.fetchOwn();
    await waitFor(() => expect(copy()).toContain('Vi glæder os'));
    await waitFor(() => expect(caches.get(`invitation ${OWN}`)!.has('/assets/old.js')).toBe(false));
    expect(caches.get(`invitation ${OWN}`)!.has('/assets/a.js')).toBe(true);
  });

  it.each(['', '?cid=test', '?answer=yes'])(
    'is not kept of an address that is not one guest’s own: "%s"',
    async (search) => {
      keepCopy(storeOf(search));
      await Promise.resolve();
      expect([scopes, caches.size]).toEqual([[], 0]);
    },
  );

  it('is not kept of what a copy shows without a network, nor where the browser keeps nothing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keepCopy(storeOf('?cid=guest123'));
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    keepCopy(storeOf('?cid=guest123'));
    await Promise.resolve();
    expect([scopes, caches.size]).toEqual([[], 0]);
    await forgetCopies();
  });

  it('is forgotten with its worker, and nothing else is', async () => {
    keepCopy(storeOf('?cid=guest123'));
    await waitFor(() => expect(copy()).not.toBe(''));
    caches.set('another', new Map());
    await forgetCopies();
    expect([scopes, [...caches.keys()]]).toEqual([[], ['another']]);
  });
});
