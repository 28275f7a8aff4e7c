import type { Plugin } from 'vite';

/** What Vite imports each dynamic import with. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Imports a file once its style sheets are there. Vite's own helper is three times as large, because it also preloads scripts,
 * knows other bases, and reports failures by an event that nobody listens to.
 */
export const LIGHT_IMPORT = `
const loaded = (file) => {
  const href = '/' + file;
  let link = document.querySelector('link[href="' + href + '"]');
  if (link?.sheet) return;
  if (!link) {
    link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  }
  return new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(loaded)).then(load);
`;

/** Puts it in the place of Vite's own, so that guests wait less (rule: guest-page-is-light). */
export function lightImport(): Plugin {
  return {
    name: 'festlig-light-import',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /preload-helper\.js$/ }, handler: (id) => (id === HELPER ? LIGHT_IMPORT : null) },
  };
}
