import { useState } from 'react';
import { usePreviewGuestsQuery } from './api';

/** Guests fetched at a time. */
const PAGE_SIZE = 20;

export interface PreviewedGuest {
  /** Empty while the guests are fetched, and on an empty list. */
  name: string;
  /** 0 for the first guest by name. */
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

/** Steps through the guest list, one guest after the other. */
export function usePreviewedGuest(partyId: string): PreviewedGuest {
  const [position, setPosition] = useState(0);
  const page = Math.floor(position / PAGE_SIZE) + 1;
  const { data } = usePreviewGuestsQuery({ partyId, page, pageSize: PAGE_SIZE, sort: 'name' });
  const guest = data?.page === page ? data.items[position % PAGE_SIZE] : undefined;
  return { name: guest?.name ?? '', position, total: data?.total ?? 0, onStep: (by) => setPosition(position + by) };
}
