import type { Party } from '@festlig/contracts/party';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { patiently } from '../../../../lib/patiently';
import { useGetPhotoQuery } from '../../api';
import type { Known } from '../use-window';
import type { PhotoFilter } from '../../model';
import { useGuestKey } from '../../use-guest-key';

/** Loaded when the first photo is opened. */
const Lightbox = lazy(patiently(() => import('./Lightbox')));

interface OpenedPhotoProps {
  party: Party;
  photoId: string;
  /** The page of the gallery. */
  known: Known;
  filter: PhotoFilter;
  onShown: (photoId: string) => void;
  onClose: () => void;
  /** There is no such photo for this visitor, or it cannot be fetched. */
  onMissing: (photoId: string, error: unknown) => void;
}

/** The photo of the address in full size, on whichever page of the gallery it is (rule: photo-link). */
export function OpenedPhoto({ party, photoId, known, filter, onShown, onClose, onMissing }: OpenedPhotoProps) {
  const [opened] = useState(photoId);
  const [isOnPage] = useState(() => known.items.some(({ id }) => id === photoId));
  const key = useGuestKey(party.id);
  const { currentData: found, error } = useGetPhotoQuery(
    isOnPage ? skipToken : { partyId: party.id, photoId: opened, ...filter, ...key },
  );
  const isMissing = !found && error !== undefined;
  useEffect(() => {
    if (isMissing) onMissing(opened, error);
  }, [isMissing, opened, error, onMissing]);
  const around = isOnPage ? known : found && { ...found, items: [found.photo] };
  if (!around) return null;
  return (
    <Suspense>
      <Lightbox party={party} opened={opened} known={around} filter={filter} onShown={onShown} onClose={onClose} />
    </Suspense>
  );
}
