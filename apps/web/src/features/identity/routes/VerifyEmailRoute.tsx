import Container from '@mui/material/Container';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../../components/Loading';
import { useTitle } from '../../../components/use-title';
import { useToast } from '../../../components/Toaster';
import { takePlace } from '../../../lib/confirm-place';
import { useConfirmEmailMutation, useDescribeVerificationQuery } from '../api';
import { VerifyDone } from '../components/VerifyDone';
import { VerifyFailed } from '../components/VerifyFailed';
import { VerifyPress } from '../components/VerifyPress';

/**
 * /{lang}/verify-email?token=: in the session of its user the page confirms by itself, and leads back to where the host was
 * asked. Elsewhere opening it confirms nothing, since mail scanners open it too: there the button confirms, with the
 * password (rules: verify-by-press, verify-goes-back).
 */
export default function VerifyEmailRoute() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const toast = useToast();
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useDescribeVerificationQuery({ token });
  const [confirm, { isSuccess }] = useConfirmEmailMutation();
  useTitle(t('verify.title'));
  const press = useCallback(
    async (values: { currentPassword?: string }) => {
      await confirm({ token, ...values }).unwrap();
      const place = takePlace();
      if (place === null) return;
      toast(t('verify.done'));
      await navigate(place, { replace: true });
    },
    [confirm, navigate, t, toast, token],
  );
  const isAsked = useRef(false);
  const isOwn = data?.own === true && !data.confirmed;
  useEffect(() => {
    if (!isOwn || isAsked.current) return;
    isAsked.current = true;
    // When it fails the button stays, and says why when it is pressed.
    press({}).catch(() => undefined);
  }, [isOwn, press]);
  if (!data && !error) return <PageSkeleton />;
  const done = isSuccess || data?.confirmed;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }} aria-live="polite">
      {done && <VerifyDone />}
      {!done && data && <VerifyPress account={data} onConfirm={press} />}
      {!done && !data && error && <VerifyFailed error={error} onRetry={() => void refetch()} />}
    </Container>
  );
}
