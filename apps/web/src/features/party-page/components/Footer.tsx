import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useUser } from '../../../api/session';
import { useHelpLink } from '../../../components/use-help-link';
import { useLangPath } from '../../../i18n/use-language';
import { returnQuery } from '../../../lib/return-path';

/**
 * Says which product made the page, offers help, and lets a host log in, who is not in the way of guests here; hidden for
 * hosts (rules: page-footer, visitor-buttons).
 */
export default function Footer() {
  const { t } = useTranslation('party-page');
  const { t: appT } = useTranslation();
  const help = useHelpLink();
  const langPath = useLangPath();
  const isVisitor = useUser() === null;
  const { pathname, search } = useLocation();
  return (
    <Box component="footer" sx={footer}>
      <Box component="span" sx={{ width: '100%' }}>
        {t('footerText')}
      </Box>
      <Link component={RouterLink} to={langPath('/new/party')}>
        {t('footer')}
      </Link>
      <Link component={RouterLink} {...help}>
        {appT('nav.help')}
      </Link>
      <Link component={RouterLink} to={langPath('/privacy')}>
        {appT('nav.privacy')}
      </Link>
      {isVisitor && (
        <Link component={RouterLink} to={langPath('/login') + returnQuery(pathname + search)}>
          {appT('nav.login')}
        </Link>
      )}
    </Box>
  );
}

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 2.5,
  pt: 4,
  pb: 3,
  px: 2,
  textAlign: 'center',
  typography: 'body2',
  color: 'text.secondary',
  borderTop: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '& a': { minWidth: 44, py: 1.4, color: 'inherit' },
} as const;
