import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOfSearch } from '../lib/search-page';

type Key = 'page' | 'q' | 'sort';
/** What the calls take of a search. */
const LONGEST = 100;

/** Page, search (`?q=`) and order of a list in the address, so that Back and reload keep them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (key: Key, value: string) =>
      setParams(
        (now) => {
          if (value === '') now.delete(key);
          else now.set(key, value);
          if (key !== 'page') now.delete('page');
          return now;
        },
        { replace: key !== 'page', preventScrollReset: key !== 'page' },
      ),
    [setParams],
  );
  return {
    page: pageOfSearch(params),
    search: (params.get('q') ?? '').slice(0, LONGEST),
    sort: params.get('sort'),
    onPage: useCallback((page: number) => change('page', String(page)), [change]),
    onSearch: useCallback((search: string) => change('q', search), [change]),
    onSort: useCallback((sort: string) => change('sort', sort), [change]),
  };
}

/** The last one of the last page was deleted: there is no such page any more. `pages` undefined while not known. */
export function useKnownPage(page: number, pages: number | undefined, onPage: (page: number) => void): void {
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) onPage(pages);
  }, [page, pages, onPage]);
}
