import { staticPath } from '@festlig/domain/web/static-addresses';
import { LANGUAGES } from '../i18n/language';

/** A static page that the gateway has written: its content, ready to be shown, and its title. */
export interface StaticContent {
  element: Element;
  title: string;
  isFront: boolean;
}

function contentIn(page: Document, path: string): Element | null {
  const element = page.getElementById('static-page');
  return element?.dataset['path'] === path ? element : null;
}

/**
 * The content of the static page at `path`: taken from the document when that is the page the gateway has sent,
 * otherwise fetched. Null when there is no such page. The content has one source, the gateway
 * (libs/services/gateway/src/pages/static-body.ts).
 * @throws TypeError without a network, as `fetch` does
 */
export async function staticContent(path: string, signal: AbortSignal): Promise<StaticContent | null> {
  const isFront = LANGUAGES.some((language) => path === staticPath('front', language));
  const served = contentIn(document, path);
  if (served) return { element: served, title: document.title, isFront };
  const answer = await fetch(path, { headers: { Accept: 'text/html' }, signal });
  if (answer.status === 404) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fetched = contentIn(page, path);
  // A busy server sends a page that asks to wait.
  if (!fetched) throw new TypeError('Failed to fetch the page');
  return { element: document.importNode(fetched, true), title: page.title, isFront };
}
