import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLangPath } from '../../../i18n/use-language';
import { EntryCard } from '../components/EntryCard';
import { RecoverForm } from '../components/RecoverForm';

/** /{lang}/password: asks for the address to which a link for a new password is mailed (rule: recover-password). */
export default function RecoverRoute() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryCard
      title={t(sentTo === undefined ? 'recover.title' : 'recover.sentTitle')}
      lead={
        <span role="status">{sentTo === undefined ? t('recover.lead') : t('recover.sent', { email: sentTo })}</span>
      }
      footer={
        <Link component={RouterLink} to={langPath('/login')}>
          {t('recover.toLogin')}
        </Link>
      }
    >
      {sentTo === undefined && <RecoverForm onDone={setSentTo} />}
    </EntryCard>
  );
}
