// Gives the process the globals of a browser, by jsdom: one window for all test files of the process, because packages,
// which are loaded once (docs/decisions/036), keep its document.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });

/** What both have, and code for browsers needs from the browser: events reach elements only if jsdom made them. */
const OF_BROWSER =
  /^(?:DOMException|EventTarget|Event|CustomEvent|MessageEvent|Blob|File|FormData|Headers|Abort\w+|navigator|\w+Storage)$/;
/** What browsers have and jsdom has not, but Node: as a test's browser did not have them, tests say what they answer. */
const OF_NODE = ['fetch', 'Request', 'Response', 'MessageChannel', 'BroadcastChannel', 'WebSocket', 'EventSource'];
const ITSELF = ['window', 'self', 'top', 'parent', 'frames'];

const isClass = (value) => typeof value === 'function' && /^[A-Z]/.test(value.name);

for (const name of OF_NODE) delete globalThis[name];
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !OF_BROWSER.test(name)) continue;
  const value = window[name];
  const accessors = {
    get: () => window[name],
    set: (changed) =>
      Object.defineProperty(globalThis, name, { value: changed, configurable: true, writable: true, enumerable: true }),
  };
  const isFunction = typeof value === 'function';
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    ...(isFunction ? { value: isClass(value) ? value : value.bind(window), writable: true } : accessors),
  });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  Object.defineProperty(globalThis, name, { value: window[name].bind(window), configurable: true, writable: true });
for (const name of ITSELF)
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });

/** Leaves the window as a browser opens it. */
export function resetWindow() {
  const { document } = window;
  document.body.innerHTML = '';
  // Styles stay, because those who inserted them remember them.
  for (const element of document.head.querySelectorAll('meta, link, title')) element.remove();
  for (const element of [document.body, document.documentElement])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
