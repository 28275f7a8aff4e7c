import Box from '@mui/material/Box';
import type { Photo } from '@festlig/contracts/media';
import { photoAt } from '@festlig/domain/web/photo-image';
import { useState, type ReactNode } from 'react';
import { FULL_WIDTH } from '../../model';

interface SlideFrameProps {
  photo: Photo | undefined;
  children: ReactNode;
}

/**
 * Until the large picture has loaded, in its place: the small one, which the grid has loaded if its page was open, and
 * a blurred preview before that.
 */
export function SlideFrame({ photo, children }: SlideFrameProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Box
      onLoadCapture={() => setIsThere(true)}
      sx={{
        position: 'relative',
        width: '100%',
        height: '100%',
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        placeItems: 'center',
        '& > *': { gridArea: '1 / 1', maxWidth: '100%', maxHeight: '100%' },
      }}
    >
      {photo && !isThere && (
        <Box
          component="picture"
          aria-hidden
          style={{ width: Math.min(FULL_WIDTH, photo.width), backgroundImage: `url(${photo.blur})` }}
          sx={{
            height: '100%',
            background: 'center / contain no-repeat',
            '& img': { width: '100%', height: '100%', objectFit: 'scale-down' },
          }}
        >
          <source type="image/avif" srcSet={photoAt(photo.src, 500, 'avif')} />
          <source type="image/webp" srcSet={photoAt(photo.src, 500, 'webp')} />
          <img src={photoAt(photo.src, 500, 'jpg')} alt="" />
        </Box>
      )}
      {children}
    </Box>
  );
}
