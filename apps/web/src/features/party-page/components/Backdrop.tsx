import { heroThumb } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';

/** The picture, strongly blurred, behind the top of the page, so that every invitation has its own colours. */
export function Backdrop({ heroImage }: { heroImage: string | null }) {
  if (!heroImage) return null;
  return (
    <Box
      aria-hidden
      sx={{
        // On a phone the picture itself covers it, so it is not loaded there.
        display: { xs: 'none', sm: 'block' },
        position: 'absolute',
        inset: '0 0 auto',
        height: 'min(60vw, 620px)',
        overflow: 'hidden',
        zIndex: -1,
        opacity: 0.42,
        maskImage: 'linear-gradient(black 35%, transparent)',
      }}
    >
      <Box
        component="img"
        src={heroThumb(heroImage)}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', filter: 'blur(48px)', transform: 'scale(1.25)' }}
      />
    </Box>
  );
}
