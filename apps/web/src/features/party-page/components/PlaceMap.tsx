import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tilesAround, type Point } from '../map.model';

const WIDTH = 760;
const HEIGHT = 260;

/** The place and the streets around it, from OpenStreetMap. Nothing where its pictures do not come. */
export default function PlaceMap({ point }: { point: Point }) {
  const { t } = useTranslation('party-page');
  const [failed, setFailed] = useState(!navigator.onLine);
  if (failed) return null;
  return (
    <Container maxWidth="sm" component="section" aria-label={t('mapTitle')} sx={{ pb: { xs: 6, sm: 9 } }}>
      <Box sx={{ position: 'relative', height: HEIGHT, overflow: 'hidden', borderRadius: 4, bgcolor: 'divider' }}>
        {tilesAround(point, WIDTH, HEIGHT).map(({ src, left, top }) => (
          <img
            key={src}
            src={src}
            alt=""
            loading="lazy"
            // OpenStreetMap serves whoever says where they come from; not which page, let alone whose link.
            referrerPolicy="origin"
            onError={() => setFailed(true)}
            style={{ position: 'absolute', left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
          />
        ))}
        <PlaceIcon
          aria-hidden
          color="primary"
          sx={{ position: 'absolute', left: '50%', top: '50%', fontSize: 48, transform: 'translate(-50%, -92%)' }}
        />
        <Box
          sx={{
            position: 'absolute',
            right: 0,
            bottom: 0,
            pl: 1,
            pr: 2,
            borderTopLeftRadius: 8,
            fontSize: '0.75rem',
            bgcolor: 'background.paper',
          }}
        >
          <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener" color="inherit">
            {t('mapBy')}
          </Link>
        </Box>
      </Box>
    </Container>
  );
}
