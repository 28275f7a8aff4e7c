import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLangPath } from '../../../i18n/use-language';

/** Where the page came from; hidden for hosts. */
export function Footer() {
  const { t } = useTranslation('party-page');
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
      </Typography>
    </Box>
  );
}
