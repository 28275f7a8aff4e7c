import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageSkeleton } from '../../../components/Loading';
import { useLangPath } from '../../../i18n/use-language';
import { EntryCard } from '../components/EntryCard';
import { RegisterForm } from '../components/RegisterForm';
import { useReturn } from '../use-return';

/** /{lang}/register?return= */
export default function RegisterRoute() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const back = useReturn();
  if (back.isLoggedIn) return <PageSkeleton />;
  return (
    <EntryCard
      title={t('register.title')}
      lead={back.to.includes('/new/') ? t('draftKept') : t('register.lead')}
      footer={
        <>
          {t('register.hasAccount')}{' '}
          <Link component={RouterLink} to={langPath('/login') + back.query}>
            {t('register.toLogin')}
          </Link>
        </>
      }
    >
      <RegisterForm onDone={back.go} />
    </EntryCard>
  );
}
