import type { Photo } from '@festlig/contracts/media';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useListPhotosQuery } from '../api';
import type { PhotoFilter } from '../model';
import { useGuestKey } from '../use-guest-key';

/** Photos that are fetched at a time: the one that is shown has those of three requests around it. */
const WINDOW = 36;

/** Photos that lie side by side in the gallery. */
export interface Known {
  items: readonly Photo[];
  /** How many photos come before them. */
  before: number;
  total: number;
}

/**
 * The photos around the one that is shown in full size: at first those of the gallery's page, soon those before and after
 * it too, across all pages. Photos that are added or deleted meanwhile move the others.
 */
export function useWindow(partyId: string, opened: string, known: Known, filter: PhotoFilter) {
  const key = useGuestKey(partyId);
  const [shown, setShown] = useState(() => ({
    id: opened,
    nth: known.before + known.items.findIndex(({ id }) => id === opened),
  }));
  const at = Math.floor(Math.max(0, shown.nth) / WINDOW) + 1;
  const input = (page: number) => ({ partyId, page, pageSize: WINDOW, ...filter, ...key });
  const middle = useListPhotosQuery(input(at)).currentData;
  const total = middle?.total ?? known.total;
  const left = useListPhotosQuery(at === 1 ? skipToken : input(at - 1)).currentData;
  const right = useListPhotosQuery(at * WINDOW < total ? input(at + 1) : skipToken).currentData;
  const { items: knownItems, before: knownBefore } = known;
  const { photos, before } = useMemo(() => {
    if (!middle) return { photos: knownItems, before: knownBefore };
    const all = [...(left?.items ?? []), ...middle.items, ...(right?.items ?? [])];
    // A photo that was added meanwhile moves the last one of a window into the next.
    return {
      photos: [...new Map(all.map((photo) => [photo.id, photo])).values()],
      before: (at - (left ? 2 : 1)) * WINDOW,
    };
  }, [knownItems, knownBefore, left, middle, right, at]);
  const found = photos.findIndex(({ id }) => id === shown.id);
  // The photo was deleted: the one that has taken its place.
  const index = found === -1 ? Math.max(0, Math.min(shown.nth - before, photos.length - 1)) : found;
  return {
    photos,
    index,
    nth: before + index + 1,
    total,
    onView: (next: number) => {
      const photo = photos[next];
      if (photo && photo.id !== shown.id) setShown({ id: photo.id, nth: before + next });
    },
  };
}
