import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Photo } from '@festlig/contracts/media';
import { BOOK_PHOTOS } from '@festlig/contracts/media/book-limits';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../../api/api-error';
import type { OutputNamed } from '../../../../api/call-endpoint';
import { ErrorState } from '../../../../components/ErrorState';
import { ErrorText } from '../../../../components/ErrorText';
import { useWaiting } from '../../../../components/form/use-waiting';
import { Notice } from '../../../../components/Notice';
import { Pager } from '../../../../components/Pager';
import { type BookDraft, choiceOf, differs, firstDraft, withPhotos } from '../book.model';
import type { useBook } from '../use-book';
import { BOOK_PAGE, type useBookPhotos } from '../use-book-photos';
import { BookChoice } from './BookChoice';
import { BookPages } from './BookPages';
import { BookSizes } from './BookSizes';
import { BookStatus } from './BookStatus';

interface BookMakerProps {
  party: Party;
  /** Those that are known. */
  photos: readonly Photo[];
  gallery: ReturnType<typeof useBookPhotos>['gallery'];
  isWhole: boolean;
  book: OutputNamed<'media.getBook'>;
  work: ReturnType<typeof useBook>;
}

/** The choice of photos, size and cover on the one side, the pages on the other. */
export function BookMaker({ party, photos, gallery, isWhole, book, work }: BookMakerProps) {
  const { t } = useTranslation('photo-book');
  const [changed, setChanged] = useState<BookDraft>();
  const [view, setView] = useState<'pages' | 'photos'>('pages');
  const draft = changed ?? firstDraft(photos, book);
  const choice = choiceOf(photos, draft, isWhole);
  const count = photos.filter(({ id }) => draft.ids.has(id)).length;
  const isWaiting = useWaiting(work.asking.isLoading || work.stopping.isLoading);
  const error = work.asking.error ?? work.stopping.error;
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 3, md: 5 } }}>
      <Box
        sx={{
          flex: { md: '0 0 260px' },
          position: { md: 'sticky' },
          top: 0,
          alignSelf: { md: 'flex-start' },
          display: 'grid',
          gap: 2,
        }}
      >
        <Typography color="textSecondary">{t('lead')}</Typography>
        <BookSizes size={draft.size} onChange={(size) => setChanged({ ...draft, size })} />
        <BookStatus
          partyId={party.id}
          book={book}
          isOther={book.status === 'ready' && differs(choice, book)}
          broken={work.broken}
          isBusy={count === 0 || isWaiting}
          onMake={() => void work.make(choice)}
          onCancel={() => void work.cancel()}
        />
        {error !== undefined && (
          <Notice role="alert" tone="error">
            <ErrorText of={Object.values(asApiError(error).errors)} />
          </Notice>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 2 }}>
          <Tabs
            value={view}
            onChange={(_, next: typeof view) => setView(next)}
            aria-label={t('views.label')}
            sx={{ flex: 1 }}
          >
            <Tab value="pages" label={t('views.pages')} id="book-tab-pages" aria-controls="book-view" />
            <Tab value="photos" label={t('views.photos')} id="book-tab-photos" aria-controls="book-view" />
          </Tabs>
          <Typography
            color="textSecondary"
            role="status"
            sx={{ flexBasis: { xs: isWhole ? 'auto' : '100%', sm: 'auto' } }}
          >
            {isWhole ? t('photos', { count }) : t('room', { count, maximum: BOOK_PHOTOS })}
          </Typography>
        </Box>
        <Box role="tabpanel" id="book-view" aria-labelledby={`book-tab-${view}`}>
          {view === 'pages' ? (
            <BookPages photos={photos} draft={draft} party={party} />
          ) : (
            <>
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {t(count < BOOK_PHOTOS ? 'starHint' : 'full')}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
                <Button
                  variant="outlined"
                  disabled={!gallery.items || count >= BOOK_PHOTOS}
                  onClick={() => setChanged(withPhotos(draft, gallery.items ?? [], true))}
                >
                  {t('all')}
                </Button>
                <Button disabled={count === 0} onClick={() => setChanged(withPhotos(draft, photos, false))}>
                  {t('none')}
                </Button>
              </Box>
              {gallery.error !== undefined && <ErrorState error={gallery.error} onRetry={gallery.retry} />}
              {gallery.items && (
                <BookChoice
                  photos={gallery.items}
                  from={(gallery.page - 1) * BOOK_PAGE}
                  isFull={count >= BOOK_PHOTOS}
                  draft={draft}
                  onChange={setChanged}
                />
              )}
              <Pager label={t('galleryPages')} page={gallery.page} pages={gallery.pages} onPage={gallery.onPage} />
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}
