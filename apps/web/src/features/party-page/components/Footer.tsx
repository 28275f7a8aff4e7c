import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHelpLink } from '../../../components/use-help-link';
import { useLangPath } from '../../../i18n/use-language';

/** Says which product made the page, and offers help; hidden for hosts (rule: page-footer). */
export function Footer() {
  const { t } = useTranslation('party-page');
  const { t: appT } = useTranslation();
  const help = useHelpLink();
  const langPath = useLangPath();
  return (
    <Box
      component="footer"
      sx={{ py: 4, px: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('footerText')}
        {' · '}
        <Link component={RouterLink} to={langPath('/new/party')}>
          {t('footer')}
        </Link>
        {' · '}
        <Link component={RouterLink} {...help}>
          {appT('nav.help')}
        </Link>
        {' · '}
        <Link component={RouterLink} to={langPath('/privacy')}>
          {appT('nav.privacy')}
        </Link>
      </Typography>
    </Box>
  );
}
