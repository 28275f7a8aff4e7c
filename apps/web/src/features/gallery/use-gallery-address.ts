import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageOfSearch } from '../../lib/search-page';

/**
 * The page of the gallery in its address, so that a reload restores it. The pages share one entry of the history:
 * Back closes the gallery from each of them (rule: photo-overlay).
 */
export function useGalleryAddress(): { page: number; onPage: (page: number) => void } {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const onPage = useCallback(
    (page: number) =>
      setParams(
        (now) => {
          if (page === 1) now.delete('page');
          else now.set('page', String(page));
          return now;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  return { page: pageOfSearch(params), onPage };
}
