import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../lib/visually-hidden';

/** Says to screen readers that something is on its way; the skeletons say it to the eye. */
function Busy() {
  const { t } = useTranslation();
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {t('loading')}
    </Box>
  );
}

/** A whole page on its way. */
export function PageSkeleton() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, sm: 6 } }}>
      <Busy />
      <Skeleton width="45%" height={56} />
      <Skeleton width="70%" sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={220} />
    </Container>
  );
}

/** Rows of a list on their way. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Stack spacing={1}>
      <Busy />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}
