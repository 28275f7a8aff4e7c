import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Shown while the cards are loading. */
export function CardsSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
    >
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} variant="rounded" height={260} sx={{ borderRadius: 4 }} />
      ))}
    </Box>
  );
}
