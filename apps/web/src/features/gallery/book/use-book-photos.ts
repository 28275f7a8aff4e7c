import type { Photo } from '@festlig/contracts/media';
import { BOOK_PHOTOS } from '@festlig/contracts/media/book-limits';
import { useMemo, useState } from 'react';
import { useListPhotosQuery } from '../api';
import { oldestFirst } from './book.model';

/** Two reads have the photos of the largest book. */
export const BOOK_PAGE = BOOK_PHOTOS / 2;

/**
 * The photos that are known for a book, the oldest first: the first of the gallery, as many as a book can have; `chosen`,
 * those of the last book; and those of the pages that the host has opened. `isWhole`: the gallery has no others.
 */
export function useBookPhotos(partyId: string, chosen: readonly Photo[] | undefined) {
  const of = { partyId, pageSize: BOOK_PAGE, sort: 'createdAt' } as const;
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<readonly Photo[]>([]);
  const first = useListPhotosQuery({ ...of, page: 1 }, { refetchOnFocus: true });
  const total = first.data?.total ?? 0;
  const second = useListPhotosQuery({ ...of, page: 2 }, { skip: total <= BOOK_PAGE, refetchOnFocus: true });
  const shown = useListPhotosQuery({ ...of, page });
  const items = shown.currentData?.items;
  const onPage = (next: number) => {
    setOpened(oldestFirst(opened, items ?? []));
    setPage(next);
  };
  const photos = useMemo<Photo[] | undefined>(() => {
    if (!chosen || !first.data || (total > BOOK_PAGE && !second.data)) return undefined;
    return oldestFirst(opened, chosen, items ?? [], first.data.items, second.data?.items ?? []);
  }, [chosen, opened, items, first.data, second.data, total]);
  const refetch = () => Promise.all([first.refetch(), total > BOOK_PAGE && second.refetch(), shown.refetch()]);
  const gallery = {
    page,
    pages: Math.ceil(total / BOOK_PAGE),
    items,
    error: shown.error,
    onPage,
    retry: () => void shown.refetch(),
  };
  return { photos, gallery, isWhole: total <= BOOK_PHOTOS, error: first.error ?? second.error, refetch };
}
