import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../../components/Loading';
import { useTitle } from '../../../components/Page';
import { useConfirmEmailMutation, useDescribeVerificationQuery } from '../api';
import { VerifyDone } from '../components/VerifyDone';
import { VerifyFailed } from '../components/VerifyFailed';
import { VerifyPress } from '../components/VerifyPress';

/** /{lang}/verify-email?token=: opening it confirms nothing, since mail scanners open it too. The button confirms. */
export default function VerifyEmailRoute() {
  const { t } = useTranslation('identity');
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useDescribeVerificationQuery({ token });
  const [confirm, { isSuccess }] = useConfirmEmailMutation();
  useTitle(t('verify.title'));
  if (!data && !error) return <PageSkeleton />;
  const done = isSuccess || data?.confirmed;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }} aria-live="polite">
      {done && <VerifyDone />}
      {!done && data && <VerifyPress account={data} onConfirm={(values) => confirm({ token, ...values }).unwrap()} />}
      {!done && !data && error && <VerifyFailed error={error} onRetry={() => void refetch()} />}
    </Container>
  );
}
