import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { HERO_COVER } from '@festlig/domain/media/book-layout';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookDraft, pagesOf } from '../book.model';
import { BookPageView } from './BookPageView';

interface BookPagesProps {
  photos: readonly Photo[];
  draft: BookDraft;
  party: Party;
}

/** The pages of the book that would be made now (rule: book-preview). */
export function BookPages({ photos, draft, party }: BookPagesProps) {
  const { t } = useTranslation('photo-book');
  const shown = useDeferredValue(draft);
  const pages = useMemo(() => pagesOf(photos, shown, party), [photos, shown, party]);
  const srcs = useMemo(() => new Map(photos.map(({ id, src }) => [id, photoAt(src, 500, 'jpg')])), [photos]);
  const srcOf = (id: string) => (id === HERO_COVER.id ? (party.heroImage ?? '') : (srcs.get(id) ?? ''));
  return (
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
      {pages.map((page, at) => (
        <Box component="li" key={at} sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 260px', p: '4px' }}>
          <BookPageView page={page} size={shown.size} srcOf={srcOf} />
          <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', mt: 0.75 }}>
            {at === 0 ? t('cover') : t('page', { number: at })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
