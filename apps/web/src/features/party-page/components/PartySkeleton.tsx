import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../components/Bone';
import { Sheet } from './Sheet';

/** Shown while the invitation is loading, in its shape, so that nothing jumps. */
export function PartySkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Sheet
        heroImage={null}
        themeName="default"
        hero={<Bone sx={{ height: 'auto', aspectRatio: { xs: '10 / 11', sm: '16 / 9' }, borderRadius: 'inherit' }} />}
        facts={<Bone sx={{ height: 112, borderRadius: '20px', bgcolor: 'divider' }} />}
        body={
          <>
            <Bone sx={{ mb: 1.5 }} />
            <Bone sx={{ width: '80%', mx: 'auto' }} />
          </>
        }
      />
    </Box>
  );
}
