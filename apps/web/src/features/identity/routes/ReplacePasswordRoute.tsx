import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/api-error';
import { PageSkeleton } from '../../../components/Loading';
import { Notice } from '../../../components/Notice';
import { useToast } from '../../../components/Toaster';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useLangPath } from '../../../i18n/use-language';
import { useDescribeRecoveryQuery } from '../api';
import { EntryCard } from '../components/EntryCard';
import { ReplacePasswordForm } from '../components/ReplacePasswordForm';

/** Errors of a link that is used up, and of one that was copied incompletely. */
const OVER = ['recovery_expired', 'required', 'too_long', 'invalid'];

/**
 * /{lang}/change-password?token=: asks for a new password, then shows the account. The link is checked first; when that
 * is not possible the form is shown, and the check happens when it is sent.
 */
export default function ReplacePasswordRoute() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const toast = useToast();
  const token = useSearchParams()[0].get('token') ?? '';
  const errorsT = useErrorsT();
  const { error, isLoading } = useDescribeRecoveryQuery({ token }, { refetchOnMountOrArgChange: true });
  const refusal = error === undefined ? undefined : Object.values(asApiError(error).errors)[0];
  const isOver = refusal !== undefined && OVER.includes(refusal.code);
  const done = () => {
    toast(t('replace.done'));
    void navigate(langPath('/account'), { replace: true });
  };
  if (isLoading) return <PageSkeleton />;
  return (
    <EntryCard
      title={t('replace.title')}
      lead={isOver ? null : t('replace.lead')}
      footer={
        <Link component={RouterLink} to={langPath('/password')}>
          {t('replace.again')}
        </Link>
      }
    >
      {isOver ? (
        <Notice role="alert" tone="error">
          {errorText({ code: 'recovery_expired' }, errorsT)}
        </Notice>
      ) : (
        <ReplacePasswordForm token={token} onDone={done} />
      )}
    </EntryCard>
  );
}
