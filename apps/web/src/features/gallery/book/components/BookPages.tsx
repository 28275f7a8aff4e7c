import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { HERO_COVER } from '@festlig/domain/media/book-layout';
import { photoAt } from '@festlig/domain/web/photo-image';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '../../../../lib/patiently';
import { FULL_WIDTH } from '../../model';
import { type BookDraft, pagesOf } from '../book.model';
import { BookPageView } from './BookPageView';

/** Loaded when the first page is opened. */
const BookLightbox = lazy(patiently(() => import('./BookLightbox')));

interface BookPagesProps {
  photos: readonly Photo[];
  draft: BookDraft;
  party: Party;
}

/** The pages of the book that would be made now; each can be seen large (rule: book-preview). */
export function BookPages({ photos, draft, party }: BookPagesProps) {
  const { t } = useTranslation('photo-book');
  const shown = useDeferredValue(draft);
  const [opened, setOpened] = useState<number>();
  const pages = useMemo(() => pagesOf(photos, shown, party), [photos, shown, party]);
  const srcs = useMemo(() => new Map(photos.map(({ id, src }) => [id, src])), [photos]);
  const srcOf = (width: 500 | typeof FULL_WIDTH) => (id: string) => {
    const src = srcs.get(id);
    return id === HERO_COVER.id ? (party.heroImage ?? '') : src === undefined ? '' : photoAt(src, width, 'webp');
  };
  return (
    <>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
          gap: { xs: 1.5, sm: 2.5 },
        }}
      >
        {pages.map((page, at) => {
          const name = at === 0 ? t('cover') : t('page', { number: at });
          return (
            <Box
              component="li"
              key={at}
              sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 260px', p: '4px', position: 'relative' }}
            >
              <BookPageView page={page} size={shown.size} srcOf={srcOf(500)} />
              <ButtonBase
                aria-label={t('enlarge', { page: name })}
                onClick={() => setOpened(at)}
                sx={{ position: 'absolute', inset: 0, borderRadius: '6px', cursor: 'zoom-in' }}
              />
              <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', mt: 0.75 }}>
                {name}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {opened !== undefined && (
        <Suspense>
          <BookLightbox
            pages={pages}
            size={shown.size}
            index={Math.min(opened, pages.length - 1)}
            srcOf={srcOf(FULL_WIDTH)}
            onView={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
