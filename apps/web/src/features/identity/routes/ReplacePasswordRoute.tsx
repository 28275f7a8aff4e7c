import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { EntryCard } from '../components/EntryCard';
import { ReplacePasswordForm } from '../components/ReplacePasswordForm';

/** /{lang}/change-password?token=: a new password only, then the account (spec section 2). */
export default function ReplacePasswordRoute() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const toast = useToast();
  const token = useSearchParams()[0].get('token') ?? '';
  const done = () => {
    toast(t('replace.done'));
    void navigate(langPath('/account'), { replace: true });
  };
  return (
    <EntryCard
      title={t('replace.title')}
      lead={t('replace.lead')}
      footer={
        <Link component={RouterLink} to={langPath('/password')}>
          {t('replace.again')}
        </Link>
      }
    >
      <ReplacePasswordForm token={token} onDone={done} />
    </EntryCard>
  );
}
