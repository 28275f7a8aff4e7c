import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CallButton } from './form/CallButton';
import { firstError } from '../api/api-error';
import { useGetInitialQuery, useUser } from '../api/session';
import { useRequestEmailVerificationMutation } from '../api/verification';
import { ErrorText } from '../components/ErrorText';
import { useLangPath } from '../i18n/use-language';
import { keepPlace } from '../lib/confirm-place';
import { useToast } from './Toaster';

/** How often a screen asks whether the address has been confirmed. */
const POLL_MS = 3_000;

/**
 * Asks a host with an unverified address to confirm it, mails the link again, and links to where a misspelt one is
 * changed; the link leads back here. Renders nothing for others (rules: verified-to-send, send-by-verified,
 * verify-goes-back).
 */
export function VerifyEmailNotice() {
  const { t } = useTranslation('controls');
  const langPath = useLangPath();
  const user = useUser();
  const toast = useToast();
  // The link in the mail may be opened on another device while this screen is open.
  const unverified = user?.email_verified === false;
  useGetInitialQuery(
    {},
    { pollingInterval: unverified ? POLL_MS : 0, skipPollingIfUnfocused: true, refetchOnFocus: unverified },
  );
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (unverified) keepPlace(pathname + search);
  }, [unverified, pathname, search]);
  const [request, { isLoading, isSuccess }] = useRequestEmailVerificationMutation();
  if (!user || user.email_verified) return null;
  const again = async () => {
    try {
      await request({}).unwrap();
      toast(t('verify.sent'));
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <AlertTitle>{t('verify.title')}</AlertTitle>
      {t(isSuccess ? 'verify.sentTo' : 'verify.text', { email: user.email })}
      <Stack direction="row" useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <CallButton color="inherit" variant="outlined" running={isLoading} onClick={() => void again()}>
          {t('verify.again')}
        </CallButton>
        <Button color="inherit" component={Link} to={langPath('/account')}>
          {t('verify.wrong')}
        </Button>
      </Stack>
    </Alert>
  );
}
