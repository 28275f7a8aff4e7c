import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOfSearch } from '../lib/search-page';

type Key = 'page' | 'q' | 'sort' | 'which';
/** The longest search that the calls accept, in characters. */
const LONGEST = 100;

/** Keeps page, search (`?q=`), order and filter (`?which=`) of a list in the address, so that Back and reload restore them. */
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
        // What is chosen is shown before the next click, which begins from this address.
        { replace: key !== 'page', preventScrollReset: key !== 'page', flushSync: key !== 'page' },
      ),
    [setParams],
  );
  return {
    page: pageOfSearch(params),
    search: (params.get('q') ?? '').slice(0, LONGEST),
    sort: params.get('sort'),
    which: params.get('which'),
    onPage: useCallback((page: number) => change('page', String(page)), [change]),
    onSearch: useCallback((search: string) => change('q', search), [change]),
    onWhich: useCallback((which: string) => change('which', which), [change]),
    onSort: useCallback((sort: string) => change('sort', sort), [change]),
  };
}

/** The current page is past the last one, because its last row was deleted. `pages` is undefined while unknown. */
export function useKnownPage(page: number, pages: number | undefined, onPage: (page: number) => void): void {
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) onPage(pages);
  }, [page, pages, onPage]);
}
