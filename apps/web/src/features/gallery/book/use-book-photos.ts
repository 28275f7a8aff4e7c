import type { Photo } from '@festlig/contracts/media';
import { BOOK_PHOTOS } from '@festlig/contracts/media/book-limits';
import { useMemo } from 'react';
import { useListPhotosQuery } from '../api';

/** Two reads have the photos of the largest book. */
const PAGE = BOOK_PHOTOS / 2;

/** The first photos of the gallery, as many as a book can have, the oldest first. `isWhole`: there are no others. */
export function useBookPhotos(partyId: string) {
  const of = { partyId, pageSize: PAGE, sort: 'createdAt' } as const;
  const first = useListPhotosQuery({ ...of, page: 1 }, { refetchOnFocus: true });
  const total = first.data?.total ?? 0;
  const second = useListPhotosQuery({ ...of, page: 2 }, { skip: total <= PAGE, refetchOnFocus: true });
  const photos = useMemo<Photo[] | undefined>(() => {
    if (!first.data || (total > PAGE && !second.data)) return undefined;
    return [...first.data.items, ...(second.data?.items ?? [])];
  }, [first.data, second.data, total]);
  const refetch = () => Promise.all([first.refetch(), total > PAGE && second.refetch()]);
  return { photos, isWhole: total <= BOOK_PHOTOS, error: first.error ?? second.error, refetch };
}
