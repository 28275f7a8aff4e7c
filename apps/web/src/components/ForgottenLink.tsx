import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLangPath } from '../i18n/use-language';

/** Links to the page that mails a link for a new password. */
export default function ForgottenLink() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  return (
    <Link component={RouterLink} to={langPath('/password')} color="inherit">
      {t('login.forgotten')}
    </Link>
  );
}
