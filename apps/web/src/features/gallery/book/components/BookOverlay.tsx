import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { Bone } from '../../../../components/Bone';
import { ErrorState } from '../../../../components/ErrorState';
import { OfflineNotice } from '../../../../components/OfflineNotice';
import { Page } from '../../../../components/Page';
import { useTitle } from '../../../../components/use-title';
import { isOverPage } from '../../../../lib/over-page';
import { GalleryMessage } from '../../components/GalleryMessage';
import { useBook } from '../use-book';
import { useBookPhotos } from '../use-book-photos';
import { BookMaker } from './BookMaker';

/** /{idOrSlug}/photos?book: hosts make a book of the gallery (rule: photo-book). */
export default function BookOverlay({ party }: { party: Party }) {
  const { t } = useTranslation('photo-book');
  useTitle(`${t('title')} · ${party.title}`, { isOver: true });
  return (
    <Page title={t('title')} back={<ToPhotos />} dense>
      <OfflineNotice text={t('offline')} />
      {party.photoBookEnabled ? <BookOf party={party} /> : <Off />}
    </Page>
  );
}

/** Back to the page of photos from which the book was opened. */
function ToPhotos() {
  const { t } = useTranslation('photo-book');
  const isFromPhotos = isOverPage(useLocation().state);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isFromPhotos) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button
      component={Link}
      to={`/${usePartyRef()}/photos`}
      onClick={goBack}
      startIcon={<ArrowBack />}
      sx={{ ml: -2.5 }}
    >
      {t('toPhotos')}
    </Button>
  );
}

function BookOf({ party }: { party: Party }) {
  const { t } = useTranslation('photo-book');
  const work = useBook(party.id);
  const { photos, gallery, isWhole, error, refetch } = useBookPhotos(party.id, work.book?.chosen);
  const retry = () => void Promise.all([work.refetch(), refetch()]);
  if (photos && work.book) {
    if (photos.length === 0) return <GalleryMessage title={t('empty.title')} text={t('empty.text')} />;
    return <BookMaker party={party} photos={photos} gallery={gallery} isWhole={isWhole} book={work.book} work={work} />;
  }
  return (work.error ?? error) ? <ErrorState error={work.error ?? error} onRetry={retry} /> : <Skeleton />;
}

function Off() {
  const { t } = useTranslation('photo-book');
  return (
    <GalleryMessage title={t('title')} text={t('off')}>
      <Button component={Link} to={`/${usePartyRef()}/settings#photos`} variant="contained">
        {t('settings')}
      </Button>
    </GalleryMessage>
  );
}

const Skeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 2.5 }}>
    {Array.from({ length: 6 }, (_, at) => (
      <Bone key={at} style={{ height: 'auto', aspectRatio: '210 / 297' }} />
    ))}
  </Box>
);
