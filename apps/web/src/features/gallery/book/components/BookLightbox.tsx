import Box from '@mui/material/Box';
import type { BookSize } from '@festlig/contracts/media';
import { BOOK_SIZES, type BookPage } from '@festlig/domain/media/book-layout';
import { useTranslation } from 'react-i18next';
import { Counter } from '../../lightbox/components/Counter';
import { FullSize } from '../../lightbox/components/FullSize';
import { BookPageView } from './BookPageView';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    page: GenericSlide & { type: 'page'; page: BookPage };
  }
}

/** How much a page can be enlarged: the smallest names are readable before. */
const MAX_ZOOM = 4;

interface BookLightboxProps {
  pages: readonly BookPage[];
  size: BookSize;
  /** The page that is shown. */
  index: number;
  /** The address of a large picture of a page. */
  srcOf: (pictureId: string) => string;
  onView: (index: number) => void;
  onClose: () => void;
}

/** A page of the book as large as the screen, and from it to those before and after (rule: book-preview). */
export default function BookLightbox({ pages, size, index, srcOf, onView, onClose }: BookLightboxProps) {
  const { t } = useTranslation('photo-book');
  const paper = BOOK_SIZES[size];
  return (
    <FullSize
      words={{
        name: t('large.name'),
        all: t('large.pages'),
        slide: t('large.slide'),
        previous: t('large.previous'),
        next: t('large.next'),
        close: t('large.close'),
      }}
      slides={pages.map((page) => ({ type: 'page', page }))}
      index={index}
      onView={onView}
      onClose={onClose}
      zoom={{ supports: ['page'], maxZoom: MAX_ZOOM }}
      controls={
        <Counter>{index === 0 ? t('cover') : t('large.of', { number: index, total: pages.length - 1 })}</Counter>
      }
      render={{
        slide: ({ slide, rect }) =>
          slide.type === 'page' && (
            <Box style={{ width: Math.min(rect.width, (rect.height * paper.width) / paper.height) }}>
              <BookPageView page={slide.page} size={size} srcOf={srcOf} />
            </Box>
          ),
      }}
    />
  );
}
