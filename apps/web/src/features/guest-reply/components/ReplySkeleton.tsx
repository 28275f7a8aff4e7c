import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../lib/visually-hidden';

const bar = { bgcolor: 'action.hover', borderRadius: '16px' } as const;

/** As tall as the form that follows, so that nothing jumps. */
export function ReplySkeleton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, mx: 'auto' }}>
      <Box sx={{ ...bar, height: 22, width: '40%', mb: 1 }} />
      <Box sx={{ ...bar, height: 34, width: '65%', mb: 1.5 }} />
      <Box sx={{ ...bar, height: 50, mb: 2.5 }} />
      <ChoiceSkeleton />
    </Box>
  );
}

/** Shown in place of the two choices while the form is loading. */
function ChoiceSkeleton() {
  const { t } = useTranslation('guest-reply');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <Box component="span" role="status" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Box sx={{ ...bar, height: 116 }} />
      <Box sx={{ ...bar, height: 116 }} />
    </Box>
  );
}
