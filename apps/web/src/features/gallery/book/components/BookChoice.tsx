import Check from '@mui/icons-material/Check';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { Photo } from '@festlig/contracts/media';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useTranslation } from 'react-i18next';
import { type BookDraft, withPhotos } from '../book.model';

interface BookChoiceProps {
  /** One page of the gallery. */
  photos: readonly Photo[];
  /** How many photos are on the pages before. */
  from: number;
  /** The book has no room for more. */
  isFull: boolean;
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
}

/** Which photos are in the book, and which of them is on its cover. */
export function BookChoice({ photos, from, isFull, draft, onChange }: BookChoiceProps) {
  const { t } = useTranslation('photo-book');
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 1.25,
      }}
    >
      {photos.map((photo, at) => {
        const number = from + at + 1;
        const label = photo.name === null ? t('photo', { number }) : t('photoBy', { number, name: photo.name });
        const isIn = draft.ids.has(photo.id);
        const isCover = draft.cover === photo.id;
        return (
          <Box component="li" key={photo.id} sx={{ position: 'relative' }}>
            <ButtonBase
              role="checkbox"
              aria-checked={isIn}
              aria-label={t('take', { photo: label })}
              disabled={isFull && !isIn}
              onClick={() => onChange(withPhotos(draft, [photo], !isIn))}
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '1',
                borderRadius: '12px',
                overflow: 'hidden',
                background: `center / cover url(${photo.blur})`,
                '& img': {
                  display: 'block',
                  width: '100%',
                  height: '100%',
                  objectFit: 'cover',
                  opacity: isIn ? 1 : 0.35,
                },
              }}
            >
              <img src={photoAt(photo.src, 500, 'jpg')} alt="" loading="lazy" decoding="async" />
              {isIn && <Mark />}
            </ButtonBase>
            {isIn && (
              <IconButton
                aria-label={t('coverOf', { photo: label })}
                aria-pressed={isCover}
                onClick={() => onChange({ ...draft, cover: isCover ? null : photo.id })}
                sx={{
                  position: 'absolute',
                  right: 0,
                  bottom: 0,
                  // Smaller than what a finger hits: the photo is looked at.
                  p: '6px',
                  backgroundClip: 'content-box',
                  bgcolor: 'background.paper',
                  color: isCover ? 'primary.main' : 'text.secondary',
                  '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
                }}
              >
                {isCover ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
              </IconButton>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const Mark = () => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      top: 8,
      left: 8,
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      '& svg': { fontSize: 16 },
    }}
  >
    <Check aria-hidden />
  </Box>
);
