import Box from '@mui/material/Box';
import type { BookPage, BookPicture, BookText } from '@festlig/domain/media/book-layout';
import type { BookSize } from '@festlig/contracts/media';
import { BOOK_COLOURS, BOOK_SIZES, LINE_HEIGHT, POINT } from '@festlig/domain/media/book-layout';

interface BookPageViewProps {
  page: BookPage;
  size: BookSize;
  /** The address of a picture of the page. */
  srcOf: (pictureId: string) => string;
}

/** A page of the book as it is printed, on paper as wide as there is room (rule: book-preview). */
export function BookPageView({ page, size, srcOf }: BookPageViewProps) {
  const paper = BOOK_SIZES[size];
  const percent = (box: BookPicture['box']) => ({
    left: `${(100 * box.x) / paper.width}%`,
    top: `${(100 * box.y) / paper.height}%`,
    width: `${(100 * box.width) / paper.width}%`,
    height: `${(100 * box.height) / paper.height}%`,
  });
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: `${paper.width} / ${paper.height}`,
        containerType: 'inline-size',
        bgcolor: '#fff',
        borderRadius: '3px',
        boxShadow: '0 1px 4px rgb(43 38 34 / 22%)',
        overflow: 'hidden',
        '& > *': { position: 'absolute', overflow: 'hidden' },
      }}
    >
      {page.pictures.map(({ id, box, cut }) => (
        <Box key={id} sx={{ bgcolor: '#f3ece1' }} style={percent(box)}>
          <img
            src={srcOf(id)}
            alt=""
            loading="lazy"
            decoding="async"
            style={{
              position: 'absolute',
              width: `${100 / cut.width}%`,
              height: `${100 / cut.height}%`,
              left: `${(-100 * cut.x) / cut.width}%`,
              top: `${(-100 * cut.y) / cut.height}%`,
            }}
          />
        </Box>
      ))}
      {page.texts.map(({ style, text, box, size: points }, at) => (
        <Box
          key={at}
          sx={{ ...TEXTS[style], color: BOOK_COLOURS[style], lineHeight: LINE_HEIGHT }}
          style={{ ...percent(box), fontSize: `${(100 * points * POINT) / paper.width}cqw` }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const ONE_LINE = { whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
const TEXTS: Record<BookText['style'], object> = {
  title: { typography: 'h1', textAlign: 'center', overflowWrap: 'anywhere' },
  date: { textAlign: 'center', ...ONE_LINE },
  name: ONE_LINE,
  number: { textAlign: 'center', ...ONE_LINE },
};
