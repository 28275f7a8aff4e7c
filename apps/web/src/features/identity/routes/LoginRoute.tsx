import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageSkeleton } from '../../../components/Loading';
import { useLangPath } from '../../../i18n/use-language';
import { EntryCard } from '../components/EntryCard';
import { LoginForm } from '../components/LoginForm';
import { useReturn } from '../use-return';

/** /{lang}/login?return= */
export default function LoginRoute() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const back = useReturn();
  if (back.isLoggedIn) return <PageSkeleton />;
  return (
    <EntryCard
      title={t('login.title')}
      lead={back.to.includes('/new/') ? t('draftKept') : t('login.lead')}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Link component={RouterLink} to={langPath('/register') + back.query}>
            {t('login.toRegister')}
          </Link>
        </>
      }
    >
      <LoginForm onDone={back.go} />
    </EntryCard>
  );
}
