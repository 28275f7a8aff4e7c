import { guestKeysOf, guestQueryOf, TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { canKeepCopies, copyName, GUEST_WORKER } from '../lib/kept-copies';
import type { GuestStore } from './guest-store';
import { knownAnswers } from './known-answers';

/** Files of ours that the page has loaded: scripts, styles, fonts, its picture. */
const FILES = /^\/(?:assets|media)\//;
/** As the gateway allows it: nothing but our own scripts. */
const POLICY = "script-src 'self'; object-src 'none'; base-uri 'self'";

/** The address of a guest's own page; null of all others, whose address hosts and strangers share. */
function ownAddress(store: GuestStore): string | null {
  const { pathname, search } = store.get().address;
  const query = new URLSearchParams(search);
  const keys = guestQueryOf(query);
  return keys === '' || guestKeysOf(query).cid === TEST_CONTACT ? null : pathname + keys;
}

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = urls.filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname));
  return [...new Set(ours.map(({ pathname }) => pathname))];
}

/** The page with its data and nothing rendered: its scripts draw it (start.tsx). */
function copyOf(data: string): string {
  const head = document.head.cloneNode(true) as HTMLHeadElement;
  // A script in the page would need its hash in the policy.
  head.querySelectorAll('script:not([src]), link[rel="preload"]').forEach((element) => element.remove());
  const { lang } = document.documentElement;
  const first = `<script type="application/json" id="first-data">${data}</script>`;
  return `<!doctype html><html lang="${lang}"><head>${head.innerHTML}</head><body><div id="root"></div>${first}</body></html>`;
}

async function keep(address: string, data: string, files: readonly string[]): Promise<void> {
  await navigator.serviceWorker.register(GUEST_WORKER, { scope: address });
  const kept = await caches.open(copyName(address));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  await kept.put(address, new Response(copyOf(data), { headers }));
  const paths = (await kept.keys()).map(({ url }) => new URL(url).pathname);
  const isNew = (file: string) => !paths.includes(file);
  // Those of an earlier version are not needed any more. What is new comes from the browser's own cache.
  const old = paths.filter((path) => FILES.test(path) && !files.includes(path));
  await Promise.allSettled([
    ...old.map((path) => kept.delete(path, { ignoreVary: true })),
    ...files.filter(isNew).map((file) => kept.add(file)),
  ]);
}

/**
 * Keeps a copy of the guest's own page in this browser, as it is now and after each change, for when it is opened again without
 * a network (rule: opened-page-stays). It asks the server for nothing that the page has not loaded.
 */
export function keepCopy(store: GuestStore): void {
  if (!canKeepCopies()) return;
  const files = loadedFiles();
  let last = '';
  let work = Promise.resolve();
  const look = () => {
    const address = ownAddress(store);
    const { guest, own } = store.get();
    if (address === null || guest.isLoading || own.isLoading || !navigator.onLine) return;
    const data = JSON.stringify(knownAnswers(store.get())).replaceAll('<', '\\u003c');
    if (address + data === last) return;
    last = address + data;
    // One after the other. A browser that may keep nothing shows the page as before.
    work = work.then(() => keep(address, data, files)).catch(() => undefined);
  };
  look();
  store.subscribe(look);
}
