import { heroThumb, heroUpright, UPRIGHT_SCREENS } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** `thumb` for cards and choosers, `upright` for a box that is always narrow, `page` for the full page. */
export type HeroSize = 'thumb' | 'upright' | 'page';
const PATHS = { thumb: heroThumb, upright: heroUpright, page: (path: string) => path };

interface HeroImageProps {
  /** A path from listHeroImages or a party; null shows coloured paper. */
  src: string | null;
  size?: HeroSize;
  /** The largest thing on the first screen: fetched first. */
  priority?: boolean;
  sx?: SxProps<Theme>;
}

/** Shown until the picture has loaded. */
const PAPER = 'linear-gradient(155deg, #fbf1e6 0%, #f6e5dc 45%, #efe2e4 75%, #e9e6e0 100%)';

/** A hero picture that fills its box. It is decoration: the title beside it carries the meaning. */
export function HeroImage({ src, size = 'page', priority = false, sx }: HeroImageProps) {
  return (
    <Box sx={[{ overflow: 'hidden', background: PAPER }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {src && (
        <picture>
          {size === 'page' && <source media={UPRIGHT_SCREENS} srcSet={heroUpright(src)} />}
          <Box
            component="img"
            src={PATHS[size](src)}
            alt=""
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </picture>
      )}
    </Box>
  );
}
