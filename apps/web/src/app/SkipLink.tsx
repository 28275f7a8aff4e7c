import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: past the bar, to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        left: 16,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 2,
        bgcolor: 'text.primary',
        color: 'background.default',
        '&:focus': { top: 12 },
      }}
    >
      {t('skip')}
    </Box>
  );
}
