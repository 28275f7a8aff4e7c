import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownPage } from '../../../components/use-list-address';
import { Pager } from '../../../components/Pager';
import { patiently } from '../../../lib/patiently';
import type { PhotoList } from '../api';
import type { PhotoFilter } from '../model';
import { GalleryClosed } from './GalleryClosed';
import { GalleryMessage } from './GalleryMessage';
import { GallerySkeleton } from './GallerySkeleton';
import { NextPage } from './NextPage';
import { PhotoGrid } from './PhotoGrid';

/** For hosts only: they begin to be loaded with the list (GalleryRoute.tsx). */
export const loadTools = patiently(() => import('./GalleryTools'));
const GalleryTools = lazy(loadTools);
const EmptyForHosts = lazy(patiently(() => import('./EmptyForHosts')));
/** Loaded when the first photo is opened. */
const Lightbox = lazy(patiently(() => import('../lightbox/components/Lightbox')));

interface GalleryProps {
  party: Party;
  list: PhotoList;
  page: number;
  pageSize: number;
  filter: PhotoFilter;
  onFilter: (filter: PhotoFilter) => void;
  isExpanded: boolean;
  onPage: (page: number) => void;
  onRefresh: () => void;
}

/** The photos of a party: a page of them, or why there are none (rules: photo-grid, photo-open). */
export function Gallery(props: GalleryProps) {
  const { party, list, page, pageSize, filter, onFilter, isExpanded, onPage, onRefresh } = props;
  const { t } = useTranslation('gallery');
  const [opened, setOpened] = useState<string>();
  const { id: partyId, zone } = party;
  const { items, total, gallery } = list;
  // Those of the list: the next page can be on its way.
  const before = (list.page - 1) * list.pageSize;
  const isHost = party.isOwner || party.isCohost;
  const pages = Math.ceil(total / pageSize);
  useKnownPage(page, gallery.sees ? Math.max(1, pages) : undefined, onPage);
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (!gallery.sees) return <GalleryClosed gallery={gallery} zone={zone} onOpen={onRefresh} />;
  const shown = (
    <Box ref={top} sx={{ scrollMarginTop: 24 }}>
      {isHost && <GalleryTools party={party} list={list} filter={filter} onFilter={onFilter} />}
      {total > 0 ? (
        <PhotoGrid
          photos={items}
          before={before}
          total={total}
          zone={zone}
          editedIn={isHost ? partyId : null}
          isExpanded={isExpanded}
          onOpen={({ id }) => setOpened(id)}
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
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            party={party}
            opened={opened}
            known={{ items, before, total }}
            filter={filter}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
  // A host's photos wait for what stands above them, whose height is not known before.
  return <Suspense fallback={<GallerySkeleton />}>{shown}</Suspense>;
}
