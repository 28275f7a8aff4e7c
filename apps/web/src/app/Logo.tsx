import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SERIF } from '../lib/fonts';

/** The product's name under a string of bunting. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 1 }}>
      <Box component="svg" viewBox="0 0 34 22" aria-hidden sx={{ width: 34, height: 22, color: 'primary.main' }}>
        <path d="M1 3c8 6 24 6 32 0" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <path
          d="M5 6l3.400 8.500 4.400-6.800zM14.300 8.200l3 8.800 3.200-8.700zM22 7.900l4.300 6.700 3.300-8.500z"
          fill="currentColor"
        />
      </Box>
      <Box component="span" sx={{ fontFamily: SERIF, fontSize: '1.5rem', fontWeight: 560, letterSpacing: '-0.03em' }}>
        {t('product')}
      </Box>
    </Box>
  );
}
