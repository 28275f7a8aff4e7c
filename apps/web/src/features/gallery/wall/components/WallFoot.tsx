import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EDGE, FOOT } from './Slide';
import { ShareCode } from './ShareCode';

interface WallFootProps {
  title: string;
  total: number;
  /** Where guests add photos; null when they cannot. */
  link: string | null;
}

/** Below the photo: whose party it is, and how guests get their own photos onto the wall. */
export function WallFoot({ title, total, link }: WallFootProps) {
  const { t } = useTranslation('wall');
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 3,
        inset: `auto 0 0 0`,
        height: FOOT,
        px: EDGE,
        pb: 'clamp(4px, 1.2vh, 14px)',
        display: 'flex',
        alignItems: 'center',
        gap: 'clamp(16px, 2.4vw, 40px)',
        background: 'linear-gradient(transparent, rgb(42 35 32 / 0.72) 45%)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(1.35rem, 2.3vw, 2.7rem)',
            textWrap: 'pretty',
            // Two lines at most.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {title}
        </Typography>
        <Typography sx={{ fontSize: 'clamp(0.95rem, 1.2vw, 1.35rem)', opacity: 0.8, mt: 0.5 }}>
          {t('count', { count: total })}
        </Typography>
      </Box>
      {link !== null && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 'inherit', minWidth: 0 }}>
          <Box sx={{ textAlign: 'right', minWidth: 0 }}>
            <Typography sx={{ fontSize: 'clamp(1.05rem, 1.5vw, 1.7rem)', fontWeight: 600 }}>{t('share')}</Typography>
            <Typography sx={{ fontSize: 'clamp(0.85rem, 1.05vw, 1.2rem)', opacity: 0.8, overflowWrap: 'anywhere' }}>
              {shownLink(link)}
            </Typography>
          </Box>
          <ShareCode link={link} size={`calc(${FOOT} - clamp(28px, 4.6vh, 56px))`} />
        </Box>
      )}
    </Box>
  );
}

/** A link as people type it. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/, '');
