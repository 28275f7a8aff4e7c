import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { MAP_HEIGHT, tilesAround, type Point } from '../map.model';

const WIDTH = 760;

/** The streets around the place, from OpenStreetMap. */
export function StreetMap({ point, onFailed }: { point: Point; onFailed: () => void }) {
  const { t } = useTranslation('party-page');
  return (
    <Box sx={{ position: 'relative', height: MAP_HEIGHT, overflow: 'hidden', borderRadius: 4, bgcolor: 'divider' }}>
      {tilesAround(point, WIDTH, MAP_HEIGHT).map(({ src, left, top }) => (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          // OpenStreetMap requires a referrer: it gets the site's origin, not the page's address, which may contain a
          // guest's key.
          referrerPolicy="origin"
          onError={onFailed}
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
  );
}
