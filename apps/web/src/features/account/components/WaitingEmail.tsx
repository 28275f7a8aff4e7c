import type { User } from '@festlig/contracts/identity';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { useGetInitialQuery } from '../../../api/session';
import { ErrorText } from '../../../components/ErrorText';
import { CallButton } from '../../../components/form/CallButton';
import { useToast } from '../../../components/Toaster';
import { POLL_MS } from '../../../components/use-unverified';
import { VerifyEmailLinks } from '../../../components/VerifyEmailLinks';
import { useCancelEmailChangeMutation, useGetLoginsQuery } from '../api';

/**
 * The address that waits to be confirmed, until it is, which may happen on another device; it can be withdrawn
 * (rule: change-email).
 */
export function WaitingEmail({ user, email }: { user: User; email: string }) {
  const { t } = useTranslation('account');
  const app = useTranslation().t;
  const toast = useToast();
  const [cancel, { isLoading }] = useCancelEmailChangeMutation();
  const asks = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true };
  useGetLoginsQuery({}, asks);
  useGetInitialQuery({}, asks);
  const withdraw = async () => {
    try {
      await cancel({}).unwrap();
      toast(t('email.cancelled', { email: user.email }));
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <Alert severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {t('email.waiting', { email })}
      <VerifyEmailLinks changesElsewhere={false}>
        <CallButton color="inherit" running={isLoading} onClick={() => void withdraw()}>
          {app('action.cancel')}
        </CallButton>
      </VerifyEmailLinks>
    </Alert>
  );
}
