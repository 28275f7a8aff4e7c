// Shows the invitation that a guest has opened when it is opened again without a network (rule: opened-page-stays). Each
// guest's own address has a worker of its own, whose scope is that address: it answers for no other page, and with a network
// it changes nothing. What it shows is kept by the page itself (apps/web/src/guest/keep-copy.ts). The wishes and the photos
// need a network: their address then leads to the invitation.
const own = new URL(self.registration.scope);
const invitation = new URL(own.pathname.replace(/^(\/[^/]+)\/.*/, '$1') + own.search, own);
/** Also in apps/web/src/lib/kept-copies.ts. */
const KEPT = `invitation ${invitation.pathname}${invitation.search}`;
const FILES = /^\/(?:assets|media)\//;

/** A scope is the beginning of an address: a longer key begins like this one, and is another guest's. */
const isOwn = ({ pathname, searchParams }) =>
  pathname === own.pathname && ['cid', 'rid'].every((key) => searchParams.get(key) === own.searchParams.get(key));

async function fromCopy(address, error) {
  // Opening what is not there would make an empty one.
  const copy = await caches.match(address, { cacheName: KEPT, ignoreVary: true });
  if (!copy) throw error;
  return copy;
}

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Firefox answers so without a network.
    if (answer.type === 'error') throw new TypeError('no network');
    if (answer.status === 404 || answer.status === 410) {
      // A party that is not deleted can have closed its photos: their worker goes alone, and comes back with them.
      if (own.href === invitation.href) await caches.delete(KEPT);
      await self.registration.unregister();
    }
    return answer;
  } catch (error) {
    const copy = await fromCopy(invitation.href, error);
    return own.href === invitation.href ? copy : Response.redirect(invitation);
  }
}

const file = (request) => fetch(request).catch((error) => fromCopy(request.url, error));

self.addEventListener('install', () => self.skipWaiting());
// The page is asked for while the worker starts, so that it comes no later than without one.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== own.origin) return;
  if (request.mode === 'navigate') {
    if (isOwn(url)) event.respondWith(page(event));
  } else if (!navigator.onLine && FILES.test(url.pathname)) event.respondWith(file(request));
});
