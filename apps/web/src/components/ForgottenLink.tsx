import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLoginPrompt } from '../api/login-prompt';
import { useLangPath } from '../i18n/use-language';
import { touchTarget } from '../lib/touch-target';

/**
 * Links to the page that mails a link for a new password. In the log-in dialog it opens a tab of its own, because the
 * page behind the dialog waits for the log-in.
 */
export default function ForgottenLink({ color }: { color?: 'inherit' }) {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const tab = useLoginPrompt() ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      component={RouterLink}
      to={langPath('/password')}
      color={color ?? 'primary'}
      sx={color ? {} : touchTarget}
      {...tab}
    >
      {t('login.forgotten')}
    </Link>
  );
}
