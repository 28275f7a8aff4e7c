import Box from '@mui/material/Box';
import type { Photo } from '@festlig/contracts/media';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useState } from 'react';

/** Pixels of a tile above which the small picture would be blurred. */
const SMALL_UP_TO = 560;

const LOADING = {
  first: { loading: 'eager', fetchPriority: 'high' },
  near: { loading: 'lazy', fetchPriority: 'auto' },
  later: { loading: 'eager', fetchPriority: 'low' },
} as const;

interface PhotoPictureProps {
  photo: Photo;
  alt: string;
  /** Pixels of its width on this screen, roughly. */
  width: number;
  /** `first`: before the others; `near`: when it is scrolled to; `later`: after all others. */
  loading: keyof typeof LOADING;
}

/** One picture in the grid: a blurred preview of a few pixels until it has loaded. The box around it has its size. */
export function PhotoPicture({ photo, alt, width, loading }: PhotoPictureProps) {
  const [isThere, setIsThere] = useState(false);
  const size = width > SMALL_UP_TO ? 1600 : 500;
  return (
    <Box
      component="picture"
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        background: `center / cover url(${photo.blur})`,
        '& img': {
          display: 'block',
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          opacity: isThere ? 1 : 0,
          transition: 'opacity 150ms ease-out',
        },
      }}
    >
      <source type="image/avif" srcSet={photoAt(photo.src, size, 'avif')} />
      <source type="image/webp" srcSet={photoAt(photo.src, size, 'webp')} />
      <img
        // One that the browser has already is shown at once.
        ref={(img) => void (img?.complete && img.naturalWidth > 0 && setIsThere(true))}
        src={photoAt(photo.src, size, 'jpg')}
        alt={alt}
        width={photo.width}
        height={photo.height}
        {...LOADING[loading]}
        decoding="async"
        onLoad={() => setIsThere(true)}
      />
    </Box>
  );
}
