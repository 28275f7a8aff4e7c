import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/api-error';
import { PageSkeleton } from '../../../components/Loading';
import { useTitle } from '../../../components/use-title';
import { useToast } from '../../../components/Toaster';
import { takePlace } from '../../../lib/confirm-place';
import { useConfirmEmailMutation, useDescribeVerificationQuery } from '../api';
import { VerifyDone } from '../components/VerifyDone';
import { VerifyFailed } from '../components/VerifyFailed';
import { VerifyPress } from '../components/VerifyPress';
import { visuallyHidden } from '../../../lib/visually-hidden';

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
  const [confirm, { error: refused }] = useConfirmEmailMutation();
  // Another account has the address by now, so pressing again is of no use.
  const isTaken = refused !== undefined && asApiError(refused).status === 409;
  const failure = isTaken ? refused : error;
  const [step, setStep] = useState<'open' | 'failed' | 'done' | 'leaving'>('open');
  useTitle(t('verify.title'));
  const press = useCallback(
    async (values: { currentPassword?: string }) => {
      await confirm({ token, ...values }).unwrap();
      const place = takePlace();
      setStep(place === null ? 'done' : 'leaving');
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
    // When it fails the button is shown, and says why when it is pressed.
    press({}).catch(() => setStep('failed'));
  }, [isOwn, press]);
  if (!data && !error) return <PageSkeleton />;
  // The page that it leads back to says that the address is confirmed.
  const isBusy = step === 'leaving' || (step === 'open' && isOwn);
  const done = step === 'done' || data?.confirmed;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }} aria-live="polite">
      {isBusy && <Confirming />}
      {!isBusy && done && <VerifyDone />}
      {!isBusy && !done && data && !isTaken && <VerifyPress account={data} onConfirm={press} />}
      {!isBusy && !done && (!data || isTaken) && failure && (
        <VerifyFailed error={failure} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}

/** Nothing but a sign that it works: the page is left in a moment, or has something to say then. */
function Confirming() {
  const { t } = useTranslation('identity');
  return (
    <>
      <CircularProgress aria-hidden />
      <Box component="span" role="status" sx={visuallyHidden}>
        {t('verify.confirming')}
      </Box>
    </>
  );
}
