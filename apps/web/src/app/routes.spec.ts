import { LANGUAGE_PAGES, OTHER_PAGES, PARTY_PAGES } from '@festlig/domain/web/pages';
import { describe, expect, it } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** Every address that shows a page of its own, from the root. */
function addressesOf(all: readonly RouteObject[], above = ''): string[] {
  return all.flatMap(({ path = '', index, children, lazy, Component }) => {
    const here = [...above.split('/'), ...path.split('/')].filter((part) => part !== '').join('/');
    if (path === '*') return [];
    return [...(lazy || index || Component ? [here] : []), ...addressesOf(children ?? [], here)];
  });
}

describe('the addresses of the web app', () => {
  it('are the addresses that the gateway answers with 200 (libs/domain/src/web/pages.ts), besides the static ones below the front pages', () => {
    const under = (start: string, pages: readonly string[]) =>
      pages.map((page) => (page === '' ? start : `${start}/${page}`));
    const known = [
      ...OTHER_PAGES,
      ...['da', 'en'].flatMap((language) => under(language, ['', ...LANGUAGE_PAGES])),
      ...under(':idOrSlug', PARTY_PAGES),
    ];
    expect(addressesOf(routes).sort()).toEqual(known.sort());
  });
});
