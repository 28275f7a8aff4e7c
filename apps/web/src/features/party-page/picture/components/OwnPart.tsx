import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../../components/Bone';

/**
 * The part of the chooser for a picture of the host's own. On a phone its heading and its button share a line, so that the drawings
 * below are seen at once (rule: hero-chooser).
 */
export function OwnPart({ isIdle, children }: { isIdle: boolean; children: ReactNode }) {
  const { t } = useTranslation('page-editor');
  return (
    <Box component="section" aria-label={t('own.title')} sx={isIdle ? { ...part, ...inLine } : part}>
      <Typography variant="h6" component="h3" sx={{ mb: { xs: isIdle ? 0 : 1, sm: 1 } }}>
        {t('own.title')}
      </Typography>
      {children}
    </Box>
  );
}

/** Stands for it until it has come, as high as it then is. */
export const OwnPartSkeleton = () => (
  <Box sx={{ ...part, height: { xs: 44, sm: 150 }, '& > *': { height: '100% !important' } }}>
    <Bone />
  </Box>
);

const part = { mb: { xs: 2, sm: 3 } } as const;
const inLine = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
