import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../components/Bone';
import { visuallyHidden } from '../../../lib/visually-hidden';

/** Shapes of nine photos of a usual evening, in rows. */
const ROWS = [
  [1.5, 0.75, 1.33],
  [1.33, 1.33, 1.5],
  [0.75, 1.5, 1.33],
];

/** The grid while it is loading. */
export function GallerySkeleton() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: { xs: '6px', sm: 1.5 } }}>
      <span role="status" style={visuallyHidden}>
        {t('loading')}
      </span>
      {ROWS.map((shapes, row) => (
        <Box key={row} sx={{ display: 'flex', gap: { xs: '6px', sm: 1.5 } }}>
          {shapes.map((shape, index) => (
            <Box key={index} sx={{ flex: `${shape} 1 0`, borderRadius: { xs: '8px', sm: '14px' } }}>
              <Bone style={{ height: 'auto', aspectRatio: String(shape), borderRadius: 'inherit' }} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
