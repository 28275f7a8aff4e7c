import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOfDialog } from '../../lib/open-dialogs';
import { pageOfSearch } from '../../lib/search-page';
import type { PhotoFilter } from './model';

/** Which photos an address asks for. */
const filterOf = (params: URLSearchParams): PhotoFilter =>
  params.get('which') === 'private' ? { which: 'private' } : {};

/** What the history says of a photo that was opened from the gallery: closing it is then the same as Back. */
const OVER_GALLERY = { overGallery: true };
const isOverGallery = (state: unknown): boolean => (state as typeof OVER_GALLERY | null)?.overGallery === true;

/**
 * The page, the filter and the opened photo of the gallery in its address, so that a reload restores them. Page and filter
 * share one entry of the history: Back closes the gallery from each of them (rule: photo-overlay). A photo has an entry of
 * its own, also those to which it leads: Back closes it (rule: photo-link).
 */
export function useGalleryAddress() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const change = useCallback(
    (key: 'page' | 'which' | 'photo', value: string | undefined, opened?: object) =>
      setParams(
        (now) => {
          if (value === undefined) now.delete(key);
          else now.set(key, value);
          if (key === 'which') now.delete('page');
          return now;
        },
        opened
          ? { preventScrollReset: true, state: { ...(state as object | null), ...opened } }
          : { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  const photo = params.get('photo') ?? undefined;
  // A question about the photo is open, whose entry of the history is left first.
  const isAsked = isOfDialog(state);
  return {
    page: pageOfSearch(params),
    filter: filterOf(params),
    photo,
    onPage: useCallback((page: number) => change('page', page === 1 ? undefined : String(page)), [change]),
    onFilter: useCallback(({ which }: PhotoFilter) => change('which', which), [change]),
    onOpen: useCallback((id: string) => change('photo', id, OVER_GALLERY), [change]),
    /** Another photo is shown in its place. */
    onShown: useCallback(
      (id: string) => {
        if (!isAsked && photo !== undefined && id !== photo) change('photo', id);
      },
      [change, isAsked, photo],
    ),
    onClose: useCallback(() => {
      if (isAsked) return;
      if (isOverGallery(state)) void navigate(-1);
      else change('photo', undefined);
    }, [change, isAsked, navigate, state]),
  };
}
