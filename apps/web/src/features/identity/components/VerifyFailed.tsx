import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CallButton } from '../../../components/form/CallButton';
import { asApiError, UNEXPECTED } from '../../../api/api-error';
import { useUser } from '../../../api/session';
import { useRequestEmailVerificationMutation } from '../../../api/verification';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useLangPath } from '../../../i18n/use-language';
import { returnQuery } from '../../../lib/return-path';

/**
 * Shown when the link was wrong or too old, its address belongs to another account by now, or the server did not answer:
 * try again, or get a new link.
 */
export function VerifyFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['identity', 'app']);
  const errorsT = useErrorsT();
  const user = useUser();
  const langPath = useLangPath();
  const { pathname, search } = useLocation();
  const [request, { isLoading, isSuccess, error: refused }] = useRequestEmailVerificationMutation();
  const { status, errors } = asApiError(refused ?? error);
  const noAnswer = typeof status === 'string' || status >= 500;
  return (
    <div role="alert">
      <Typography variant="h1">{t('verify.failed')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {isSuccess ? t('verify.sent') : errorText(Object.values(errors)[0] ?? UNEXPECTED, errorsT)}
      </Typography>
      {noAnswer && (
        <Button variant="contained" onClick={onRetry}>
          {t('app:action.retry')}
        </Button>
      )}
      {!noAnswer && user && !user.email_verified && !isSuccess && (
        <CallButton variant="contained" running={isLoading} onClick={() => void request({})}>
          {t('verify.again')}
        </CallButton>
      )}
      {!noAnswer && user?.email_verified && (
        <Button component={Link} to={langPath('/account')} variant="contained">
          {t('verify.toAccount')}
        </Button>
      )}
      {!noAnswer && status !== 409 && user === null && (
        <Button component={Link} to={langPath('/login') + returnQuery(pathname + search)} variant="contained">
          {t('verify.login')}
        </Button>
      )}
    </div>
  );
}
