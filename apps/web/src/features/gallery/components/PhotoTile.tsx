import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Photo } from '@festlig/contracts/media';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoPicture } from './PhotoPicture';

interface PhotoTileProps {
  photo: Photo;
  alt: string;
  /** Pixels of its width on this screen, roughly. */
  width: number;
  shape: number;
  isFirst: boolean;
  onOpen: () => void;
  /** When it was uploaded, in words; null for guests. */
  stamp: string | null;
  /** What an editor does with it, over its lower edge; none on touch screens. */
  tools: ReactNode;
}

/** A photo in the grid; with its uploader and time for editors (rules: photo-grid, photo-editors-screen). */
export function PhotoTile({ photo, alt, width, shape, isFirst, onOpen, stamp, tools }: PhotoTileProps) {
  const { t } = useTranslation('gallery');
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, containerType: 'inline-size', '--seen': photo.public ? 1 : 0.42 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: String(shape),
          borderRadius: { xs: '8px', sm: '14px' },
          overflow: 'hidden',
          bgcolor: 'var(--warm)',
          containerType: 'inline-size',
          '& picture': { opacity: 'var(--seen)' },
        }}
      >
        <ButtonBase
          onClick={onOpen}
          data-photo={photo.id}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'block',
            borderRadius: 'inherit',
            overflow: 'hidden',
            cursor: 'zoom-in',
            '&:focus-visible': {
              outlineOffset: -3,
              boxShadow: (theme) => `inset 0 0 0 5px ${theme.palette.background.default}`,
            },
            '& img': { transition: 'opacity 150ms ease-out, transform 180ms ease-out' },
            '@media (hover: hover)': { '&:hover img': { transform: 'scale(1.02)' } },
          }}
        >
          <PhotoPicture photo={photo} alt={alt} width={width} loading={isFirst ? 'first' : 'near'} />
        </ButtonBase>
        {!photo.public && <HiddenMark text={t('hidden')} />}
        {tools}
      </Box>
      {stamp !== null && (
        <Box component="figcaption" sx={{ pt: 0.75, pb: 0.75, px: 0.25 }}>
          <Typography noWrap sx={{ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.35 }}>
            {photo.name ?? t('nobody')}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{
              // Smaller in a narrow tile, and on two lines in the narrowest.
              fontSize: 'clamp(0.6875rem, 9.5cqi, 0.8125rem)',
              lineHeight: 1.35,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {stamp}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Says that guests do not see it, in words where there is room for them. */
const HiddenMark = ({ text }: { text: string }) => (
  <Box
    sx={{
      position: 'absolute',
      top: 8,
      left: 8,
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1,
      py: 0.5,
      borderRadius: 99,
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontSize: '0.8125rem',
      fontWeight: 600,
      pointerEvents: 'none',
      '& svg': { fontSize: 18 },
      '@container (max-width: 170px)': {
        px: 0.75,
        '& span': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    }}
  >
    <VisibilityOff aria-hidden />
    <span>{text}</span>
  </Box>
);
