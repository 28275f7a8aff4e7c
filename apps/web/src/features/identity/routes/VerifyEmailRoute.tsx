import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../components/Page';
import { useConfirmEmailMutation } from '../api';
import { VerifyFailed } from '../components/VerifyFailed';
import { VerifyDone } from '../components/VerifyDone';

/** /{lang}/verify-email?token=: posts the token, because a GET from a mail changes nothing. */
export default function VerifyEmailRoute() {
  const { t } = useTranslation('identity');
  const token = useSearchParams()[0].get('token') ?? '';
  const [confirm, { isSuccess, error }] = useConfirmEmailMutation();
  const posted = useRef(false);
  useTitle(t('verify.title'));
  useEffect(() => {
    if (posted.current) return;
    posted.current = true;
    void confirm({ token });
  }, [confirm, token]);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }} aria-live="polite">
      {isSuccess && <VerifyDone />}
      {error && <VerifyFailed error={error} onRetry={() => void confirm({ token })} />}
      {!isSuccess && !error && (
        <Box role="status">
          <CircularProgress sx={{ mb: 2 }} aria-hidden />
          <Box>{t('verify.pending')}</Box>
        </Box>
      )}
    </Container>
  );
}
