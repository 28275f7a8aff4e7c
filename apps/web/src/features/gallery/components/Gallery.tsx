import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownPage } from '../../../components/use-list-address';
import { Pager } from '../../../components/Pager';
import { patiently } from '../../../lib/patiently';
import type { PhotoList } from '../api';
import type { PhotoFilter } from '../model';
import type { useGalleryAddress } from '../use-gallery-address';
import { GalleryClosed } from './GalleryClosed';
import { GalleryMessage } from './GalleryMessage';
import { GallerySkeleton } from './GallerySkeleton';
import { NextPage } from './NextPage';
import { MissingPhoto } from '../lightbox/components/MissingPhoto';
import { OpenedPhoto } from '../lightbox/components/OpenedPhoto';
import { PhotoGrid } from './PhotoGrid';

/** For hosts only: they begin to be loaded with the list (GalleryRoute.tsx). */
export const loadTools = patiently(() => import('./GalleryTools'));
const GalleryTools = lazy(loadTools);
const EmptyForHosts = lazy(patiently(() => import('./EmptyForHosts')));

interface GalleryProps {
  party: Party;
  list: PhotoList;
  pageSize: number;
  filter: PhotoFilter;
  address: ReturnType<typeof useGalleryAddress>;
  isExpanded: boolean;
  onRefresh: () => void;
}

/** The photos of a party: a page of them, or why there are none (rules: photo-grid, photo-open). */
export function Gallery(props: GalleryProps) {
  const { party, list, pageSize, filter, address, isExpanded, onRefresh } = props;
  const { page, photo, onPage, onFilter, onOpen, onShown, onClose } = address;
  const { t } = useTranslation('gallery');
  /** The photo of an address that was left again, and why, until another one is opened. */
  const [missing, setMissing] = useState<{ photoId: string; error?: unknown }>();
  const { id: partyId, zone } = party;
  const { items, total, gallery } = list;
  // Those of the list: the next page can be on its way.
  const before = (list.page - 1) * list.pageSize;
  const isHost = isEditor(party);
  const pages = Math.ceil(total / pageSize);
  useKnownPage(page, gallery.sees ? Math.max(1, pages) : undefined, onPage);
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const open = (photoId: string) => {
    setMissing(missing && missing.photoId !== photoId ? { photoId: missing.photoId } : undefined);
    onOpen(photoId);
  };
  const closeMissing = useCallback(
    (photoId: string, error: unknown) => {
      setMissing({ photoId, error });
      onClose();
    },
    [onClose],
  );
  if (!gallery.sees) return <GalleryClosed gallery={gallery} zone={zone} onOpen={onRefresh} />;
  const shown = (
    <Box ref={top} sx={{ scrollMarginTop: 24 }}>
      {missing?.error !== undefined && <MissingPhoto error={missing.error} />}
      {isHost && <GalleryTools party={party} list={list} filter={filter} onFilter={onFilter} />}
      {total > 0 ? (
        <PhotoGrid
          photos={items}
          before={before}
          total={total}
          zone={zone}
          editedIn={isHost ? partyId : null}
          isExpanded={isExpanded}
          onOpen={({ id }) => open(id)}
        />
      ) : isHost ? (
        <Suspense>
          <EmptyForHosts party={party} isFiltered={filter.which !== undefined} />
        </Suspense>
      ) : (
        <GalleryMessage
          title={t(gallery.uploads ? 'empty.yours' : 'empty.none')}
          text={t(gallery.uploads ? 'empty.yoursText' : 'empty.noneText')}
        />
      )}
      <Pager label={t('pages')} pages={pages} page={page} onPage={turnTo} />
      {page < pages && <NextPage key={page} input={{ partyId, page: page + 1, pageSize, ...filter }} />}
      {photo !== undefined && photo !== missing?.photoId && (
        <OpenedPhoto
          party={party}
          photoId={photo}
          known={{ items, before, total }}
          filter={filter}
          onShown={onShown}
          onClose={onClose}
          onMissing={closeMissing}
        />
      )}
    </Box>
  );
  // A host's photos wait for what stands above them, whose height is not known before.
  return <Suspense fallback={<GallerySkeleton />}>{shown}</Suspense>;
}
