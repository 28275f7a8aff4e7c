import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { Bone } from '../../../../components/Bone';
import { ErrorState } from '../../../../components/ErrorState';
import { Overlay } from '../../../../components/Overlay';
import { isOverPage } from '../../../../lib/over-page';
import { GalleryMessage } from '../../components/GalleryMessage';
import { useBook } from '../use-book';
import { useBookPhotos } from '../use-book-photos';
import { BookMaker } from './BookMaker';

/** /{idOrSlug}/photos?book: hosts make a book of the gallery (rule: photo-book). */
export default function BookOverlay({ party }: { party: Party }) {
  const { t } = useTranslation('photo-book');
  const back = isOverPage(useLocation().state) ? t('toPhotos') : undefined;
  return (
    <Overlay title={t('title')} of={party.title} width={1080} isPage back={back} offline={t('offline')}>
      {party.photoBookEnabled ? <BookOf party={party} /> : <Off />}
    </Overlay>
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
