import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { Photo } from '@festlig/contracts/media';
import { photoAt } from '@festlig/domain/web/photo-image';
import { WALL } from '../colours.model';

/** The space around a picture; that below has room for the foot. */
export const EDGE = 'clamp(12px, 2.4vw, 44px)';
const TOP = 'clamp(12px, 3vh, 36px)';
export const FOOT = 'clamp(104px, 17vh, 196px)';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const PLACES = {
  // Loads, and is not seen.
  next: { zIndex: 0, opacity: 0 },
  previous: { zIndex: 1 },
  current: { zIndex: 2, animation: `${appear} 700ms ease-in-out` },
} as const;

interface SlideProps {
  photo: Photo;
  place: keyof typeof PLACES;
  alt: string;
  onPicture: (id: string, type: 'loaded' | 'broken') => void;
}

/** One photo, as large as the screen allows, over its own colours. */
export function Slide({ photo, place, alt, onPicture }: SlideProps) {
  const { id, src, blur, width, height } = photo;
  const isCurrent = place === 'current';
  return (
    <Box
      aria-hidden={!isCurrent}
      sx={{ position: 'absolute', inset: 0, bgcolor: WALL.ground, overflow: 'hidden', ...PLACES[place] }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: '-8%',
          background: `center / cover url(${blur})`,
          filter: 'blur(48px) brightness(0.5) saturate(1.15)',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          inset: `${TOP} ${EDGE} ${FOOT}`,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Box
          component="picture"
          sx={{
            display: 'block',
            width: `min(100vw - 2 * ${EDGE}, (100dvh - ${TOP} - ${FOOT}) * ${(width / height).toFixed(4)})`,
            aspectRatio: `${width} / ${height}`,
            borderRadius: '10px',
            overflow: 'hidden',
            boxShadow: '0 24px 80px rgb(0 0 0 / 0.45)',
            '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
          }}
        >
          <source type="image/avif" srcSet={photoAt(src, 1600, 'avif')} />
          <source type="image/webp" srcSet={photoAt(src, 1600, 'webp')} />
          <img
            src={photoAt(src, 1600, 'jpg')}
            alt={isCurrent ? alt : ''}
            width={width}
            height={height}
            // Otherwise it could appear without its picture.
            decoding="sync"
            onLoad={() => onPicture(id, 'loaded')}
            onError={() => onPicture(id, 'broken')}
          />
        </Box>
      </Box>
    </Box>
  );
}
