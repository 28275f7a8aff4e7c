import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Sheet } from './Sheet';

/** The invitation on its way, in its own shape, so that nothing jumps. */
export function PartySkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Sheet
        heroImage={null}
        hero={
          <Skeleton
            variant="rectangular"
            sx={{
              width: '100%',
              height: 'auto',
              aspectRatio: { xs: '10 / 11', sm: '16 / 9' },
              borderRadius: 'inherit',
            }}
          />
        }
        facts={<Skeleton variant="rounded" height={112} sx={{ borderRadius: '20px', bgcolor: 'divider' }} />}
        body={
          <>
            <Skeleton height={36} />
            <Skeleton height={36} width="80%" sx={{ mx: 'auto' }} />
          </>
        }
      />
    </Box>
  );
}
