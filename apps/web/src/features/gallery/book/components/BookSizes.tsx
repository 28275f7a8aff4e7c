import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BookSize } from '@festlig/contracts/media';
import { BOOK_SIZES } from '@festlig/domain/media/book-layout';
import { useTranslation } from 'react-i18next';

const SIZES = ['a4', 'square'] as const satisfies BookSize[];

interface BookSizesProps {
  size: BookSize;
  onChange: (size: BookSize) => void;
}

/** The sizes of a book, shown as shapes. */
export function BookSizes({ size, onChange }: BookSizesProps) {
  const { t } = useTranslation('photo-book');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label={t('size')}
      value={size}
      onChange={(_, next: BookSize | null) => next !== null && onChange(next)}
    >
      {SIZES.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          sx={{ flexDirection: 'column', gap: 0.75, textTransform: 'none', py: 1.5 }}
        >
          <Box
            aria-hidden
            sx={{
              border: 2,
              borderRadius: '3px',
              height: 36,
              aspectRatio: `${BOOK_SIZES[each].width} / ${BOOK_SIZES[each].height}`,
            }}
          />
          {t(`sizes.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
