import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageOfSearch } from '../../lib/search-page';
import type { PhotoFilter } from './model';

/** Which photos an address asks for. */
const filterOf = (params: URLSearchParams): PhotoFilter =>
  params.get('which') === 'private' ? { which: 'private' } : {};

/**
 * The page and the filter of the gallery in its address, so that a reload restores them. They share one entry of the
 * history: Back closes the gallery from each of them (rule: photo-overlay).
 */
export function useGalleryAddress() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const change = useCallback(
    (key: 'page' | 'which', value: string | undefined) =>
      setParams(
        (now) => {
          if (value === undefined) now.delete(key);
          else now.set(key, value);
          if (key !== 'page') now.delete('page');
          return now;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  return {
    page: pageOfSearch(params),
    filter: filterOf(params),
    onPage: useCallback((page: number) => change('page', page === 1 ? undefined : String(page)), [change]),
    onFilter: useCallback(({ which }: PhotoFilter) => change('which', which), [change]),
  };
}
