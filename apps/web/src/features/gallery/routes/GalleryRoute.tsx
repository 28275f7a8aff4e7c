import CloseFullscreen from '@mui/icons-material/CloseFullscreen';
import OpenInFull from '@mui/icons-material/OpenInFull';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePartyOfPage } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { Overlay } from '../../../components/Overlay';
import { patiently } from '../../../lib/patiently';
import { useListPhotosQuery } from '../api';
import { Gallery, loadTools } from '../components/Gallery';
import { GallerySkeleton } from '../components/GallerySkeleton';
import { UploadArea } from '../upload/components/UploadArea';
import { pageInSize, pageSizeOf } from '../model';
import { useExpanded } from '../use-expanded';
import { useGalleryAddress } from '../use-gallery-address';
import { useGuestKey } from '../use-guest-key';

/** For hosts only. */
const BookOverlay = lazy(patiently(() => import('../book/components/BookOverlay')));

/** Milliseconds after which an open gallery asks for new photos. */
const POLL_MS = 30_000;

/** /{idOrSlug}/photos: the gallery over the invitation (rule: photo-overlay). */
export default function GalleryRoute() {
  // The page below says when there is no such party.
  const { data: party } = usePartyOfPage();
  const [params] = useSearchParams();
  if (!party) return null;
  if (params.has('book') && isEditor(party)) {
    return (
      <Suspense>
        <BookOverlay party={party} />
      </Suspense>
    );
  }
  return <GalleryOf party={party} />;
}

function GalleryOf({ party }: { party: Party }) {
  const { t } = useTranslation('gallery');
  const address = useGalleryAddress();
  const { page, filter: asked, onPage } = address;
  const isHost = isEditor(party);
  const filter = isHost ? asked : {};
  useEffect(() => {
    // When it fails, it is loaded again where it is shown.
    if (isHost) loadTools().catch(() => undefined);
  }, [isHost]);
  const [isExpanded, setIsExpanded] = useExpanded();
  const pageSize = pageSizeOf(isExpanded);
  const key = useGuestKey(party.id);
  const { data, error, refetch } = useListPhotosQuery(
    { partyId: party.id, page, pageSize, ...filter, ...key },
    { refetchOnFocus: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const expand = (next: boolean) => {
    setIsExpanded(next);
    onPage(pageInSize(page, pageSize, pageSizeOf(next)));
  };
  const total = data?.gallery.sees ? (filter.which && data.counts ? data.counts.all : data.total) : 0;
  const label = t(isExpanded ? 'shrink' : 'expand');
  return (
    <Overlay
      title={t('title')}
      of={party.title}
      width={1080}
      fills={isExpanded}
      isPage={isHost}
      aside={total > 0 ? t('count', { count: total }) : undefined}
      actions={
        (total > pageSizeOf(false) || isExpanded) && (
          // Under a finger it would cover the first photos.
          <Tooltip title={label} disableTouchListener>
            <IconButton aria-label={label} onClick={() => expand(!isExpanded)}>
              {isExpanded ? <CloseFullscreen fontSize="small" /> : <OpenInFull fontSize="small" />}
            </IconButton>
          </Tooltip>
        )
      }
    >
      {data ? (
        <UploadArea party={party} gallery={data.gallery}>
          <Gallery
            party={party}
            list={data}
            pageSize={pageSize}
            filter={filter}
            address={address}
            isExpanded={isExpanded}
            onRefresh={() => void refetch()}
          />
        </UploadArea>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <GallerySkeleton />
      )}
    </Overlay>
  );
}
