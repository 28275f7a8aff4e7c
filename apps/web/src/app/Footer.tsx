import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHelpLink } from '../components/use-help-link';
import { useLangPath } from '../i18n/use-language';

/** The footer of our own pages: help, terms and privacy. */
export default function Footer() {
  const { t } = useTranslation();
  const help = useHelpLink();
  const langPath = useLangPath();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 2,
        py: 4,
        fontSize: '0.9375rem',
        displayPrint: 'none',
      }}
    >
      <Link component={RouterLink} {...help} color="textSecondary">
        {t('nav.help')}
      </Link>
      <Link component={RouterLink} to={langPath('/terms')} color="textSecondary">
        {t('nav.terms')}
      </Link>
      <Link component={RouterLink} to={langPath('/privacy')} color="textSecondary">
        {t('nav.privacy')}
      </Link>
    </Box>
  );
}
