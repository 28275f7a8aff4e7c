import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const SOURCE = readFileSync(join(process.cwd(), 'apps/web/public/guest-worker.js'), 'utf8');
const ORIGIN = 'https://festlig.example';
const OWN = `${ORIGIN}/sommer?cid=anne`;

type Handler = (event: object) => void;

interface Asked {
  address: string;
  mode?: string;
  method?: string;
  preloaded?: object;
}

/** The worker of Anne's address, in a browser with a copy of her page and of one file. */
function startWorker({
  own = OWN,
  isOnline = true,
  answer = { status: 200, body: 'from the network' } as object,
} = {}) {
  const handlers: Record<string, Handler> = {};
  const copies: Record<string, object> = {
    [OWN]: { body: 'the copy' },
    [`${ORIGIN}/assets/a.js`]: { body: 'the file' },
  };
  const fetched = jest.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return answer;
  });
  const [enable, unregister, remove, skipWaiting] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const searched: string[] = [];
  // It cannot open a cache, which makes one where none was.
  const caches = {
    match: async (url: string, { cacheName }: { cacheName: string }) => {
      searched.push(cacheName);
      return cacheName === 'invitation /sommer?cid=anne' ? copies[url] : undefined;
    },
    delete: remove,
  };
  const self = {
    registration: { scope: own, navigationPreload: { enable }, unregister },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting,
  };
  const Response = { redirect: (to: URL) => ({ leadsTo: to.href }) };
  const globals = { self, caches, fetch: fetched, navigator: { onLine: isOnline }, Response };
  new Function(...Object.keys(globals), SOURCE)(...Object.values(globals));
  /** What the worker answers; undefined when it leaves the request to the browser. */
  const ask = ({ address, mode = 'navigate', method = 'GET', preloaded }: Asked) => {
    let answered: Promise<{ body?: string }> | undefined;
    handlers['fetch']?.({
      request: { url: new URL(address, ORIGIN).href, mode, method },
      preloadResponse: Promise.resolve(preloaded),
      respondWith: (response: Promise<object>) => (answered = response),
    });
    return answered;
  };
  return { ask, handlers, fetched, enable, unregister, remove, searched };
}

describe('the worker of a guest’s own address (rule: opened-page-stays)', () => {
  let online: ReturnType<typeof startWorker>;
  let offline: ReturnType<typeof startWorker>;
  beforeEach(() => {
    online = startWorker();
    offline = startWorker({ isOnline: false });
  });

  it('shows the copy without a network, also where the mail has chosen an answer, and else what the network answers', async () => {
    expect(await offline.ask({ address: '/sommer?cid=anne' })).toEqual({ body: 'the copy' });
    expect(await offline.ask({ address: '/sommer?cid=anne&answer=yes' })).toEqual({ body: 'the copy' });
    expect(new Set(offline.searched)).toEqual(new Set(['invitation /sommer?cid=anne']));
    expect(await online.ask({ address: '/sommer?cid=anne' })).toMatchObject({ body: 'from the network' });
    expect(online.searched).toEqual([]);
  });

  it('asks while it starts, so that the page is not asked for twice', async () => {
    let work: unknown;
    online.handlers['activate']?.({ waitUntil: (begun: unknown) => (work = begun) });
    await work;
    expect(online.enable).toHaveBeenCalled();
    const preloaded = { status: 200, body: 'asked before' };
    expect(await online.ask({ address: '/sommer?cid=anne', preloaded })).toBe(preloaded);
    expect(online.fetched).not.toHaveBeenCalled();
  });

  it('shows the copy where the browser answers with an error that it has asked too early', async () => {
    const preloaded = { type: 'error', status: 0 };
    expect(await offline.ask({ address: '/sommer?cid=anne', preloaded })).toEqual({ body: 'the copy' });
  });

  it.each([
    '/sommer?cid=annemarie',
    '/sommer?cid=bo',
    '/sommer?cid=anne&rid=other',
    '/sommer',
    '/sommer/photos?cid=anne',
    '/sommerfest?cid=anne',
    '/da/parties',
    'https://other.example/sommer?cid=anne',
  ])('leaves %s to the browser', (address) => {
    expect(offline.ask({ address })).toBeUndefined();
    expect(online.ask({ address })).toBeUndefined();
  });

  it('leaves forms and calls to the browser, and files while there is a network', () => {
    expect(offline.ask({ address: '/sommer?cid=anne', method: 'POST' })).toBeUndefined();
    expect(offline.ask({ address: '/api/party/sommer', mode: 'cors' })).toBeUndefined();
    expect(online.ask({ address: '/assets/a.js', mode: 'cors' })).toBeUndefined();
  });

  it('has the files of the copy without a network, and no others', async () => {
    expect(await offline.ask({ address: '/assets/a.js', mode: 'cors' })).toEqual({ body: 'the file' });
    await expect(offline.ask({ address: '/assets/b.js', mode: 'cors' })).rejects.toThrow('Failed to fetch');
  });

  it.each([404, 410])('forgets the page, and itself, when the party is deleted: %d', async (status) => {
    const gone = startWorker({ answer: { status } });
    expect(await gone.ask({ address: '/sommer?cid=anne' })).toEqual({ status });
    expect(gone.remove).toHaveBeenCalledWith('invitation /sommer?cid=anne');
    expect(gone.unregister).toHaveBeenCalled();
  });

  it('forgets nothing when the server has too much to do', async () => {
    const busy = startWorker({ answer: { status: 503 } });
    expect(await busy.ask({ address: '/sommer?cid=anne' })).toEqual({ status: 503 });
    expect(busy.remove).not.toHaveBeenCalled();
    expect(busy.unregister).not.toHaveBeenCalled();
  });

  describe('of the wishes and the photos', () => {
    const PHOTOS = `${ORIGIN}/sommer/photos?cid=anne`;

    it('leads to the invitation without a network, and nowhere with one', async () => {
      const without = startWorker({ own: PHOTOS, isOnline: false });
      expect(await without.ask({ address: '/sommer/photos?cid=anne' })).toEqual({ leadsTo: OWN });
      expect(without.searched).toEqual(['invitation /sommer?cid=anne']);
      const withOne = startWorker({ own: PHOTOS });
      expect(await withOne.ask({ address: '/sommer/photos?cid=anne' })).toMatchObject({ body: 'from the network' });
    });

    it('leads nowhere when no copy of the invitation is kept, and leaves those of other guests to the browser', async () => {
      const without = startWorker({ own: `${ORIGIN}/vinter/photos?cid=anne`, isOnline: false });
      await expect(without.ask({ address: '/vinter/photos?cid=anne' })).rejects.toThrow('Failed to fetch');
      expect(startWorker({ own: PHOTOS, isOnline: false }).ask({ address: '/sommer/photos?cid=bo' })).toBeUndefined();
    });

    it.each([404, 410])('forgets itself when they are not there any more, and keeps the copy: %d', async (status) => {
      const gone = startWorker({ own: PHOTOS, answer: { status } });
      expect(await gone.ask({ address: '/sommer/photos?cid=anne' })).toEqual({ status });
      expect(gone.unregister).toHaveBeenCalled();
      expect(gone.remove).not.toHaveBeenCalled();
    });

    it.each([200, 503])('stays while they are there: %d', async (status) => {
      const there = startWorker({ own: PHOTOS, answer: { status } });
      expect(await there.ask({ address: '/sommer/photos?cid=anne' })).toEqual({ status });
      expect(there.unregister).not.toHaveBeenCalled();
    });
  });
});
