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
        px: 2,
        py: 3,
        fontSize: '0.9375rem',
        displayPrint: 'none',
        // The page that guests will see has its own.
        'body:has([data-seen-as-guest]) &': { display: 'none' },
        '& a': { minWidth: 44, py: 1.25, textAlign: 'center' },
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
