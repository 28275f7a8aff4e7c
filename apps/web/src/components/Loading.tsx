import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../lib/visually-hidden';
import { Bone } from './Bone';

/** Tells screen readers that something is loading; the skeletons show it to the eye. */
export function Busy() {
  const { t } = useTranslation();
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {t('loading')}
    </Box>
  );
}

/** A whole page that is loading. */
export function PageSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 6 } }}>
      <Busy />
      <Bone style={{ width: '45%', height: 40, marginBottom: 16 }} />
      <Bone style={{ width: '70%', marginBottom: 32 }} />
      <Bone style={{ height: 220 }} />
    </Container>
  );
}

/** Rows of a list that are loading. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Busy />
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={row} style={{ height: 52 }} />
      ))}
    </Box>
  );
}
