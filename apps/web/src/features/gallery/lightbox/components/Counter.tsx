import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Which photo of how many this is. */
export function Counter(place: { nth: number; total: number }) {
  const { t } = useTranslation('gallery');
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        left: 0,
        px: 2.5,
        lineHeight: '60px',
        color: '#fffdfa',
        fontVariantNumeric: 'tabular-nums',
        textShadow: '0 1px 3px rgb(0 0 0 / 0.8)',
        pointerEvents: 'none',
      }}
    >
      {t('full.of', place)}
    </Box>
  );
}
