import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../lib/visually-hidden';

/** The first stop of the Tab key: skips the top bar (rule: keyboard-and-reader). */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        '&:not(:focus)': visuallyHidden,
        '&:focus': {
          position: 'fixed',
          left: 16,
          top: 12,
          zIndex: 'tooltip',
          px: 2,
          py: 1.5,
          borderRadius: 2,
          bgcolor: 'text.primary',
          color: 'background.default',
        },
      }}
    >
      {t('skip')}
    </Box>
  );
}
