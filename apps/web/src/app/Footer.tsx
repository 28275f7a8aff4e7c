import { staticPath } from '@festlig/domain/web/static-addresses';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHelpLink } from '../components/use-help-link';
import { useLanguage } from '../i18n/use-language';

const PAGES = ['prices', 'terms', 'privacy'] as const;

/** The footer of our own pages: help, prices, terms and privacy. */
export default function Footer() {
  const { t } = useTranslation();
  const help = useHelpLink();
  const language = useLanguage();
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
      {PAGES.map((page) => (
        <Link key={page} component={RouterLink} to={staticPath(page, language)} color="textSecondary">
          {t(`nav.${page}`)}
        </Link>
      ))}
    </Box>
  );
}
