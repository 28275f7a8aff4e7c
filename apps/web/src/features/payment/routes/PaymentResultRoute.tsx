import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../components/Page';
import { useLangPath } from '../../../i18n/use-language';

/** The window closes this long after it has told the page that opened it (rule: payment-result). */
const CLOSE_MS = 1000;

/** The last page of a payment window: tells the page that opened it, and closes (rule: payment-result). */
export default function PaymentResultRoute() {
  const { t } = useTranslation('payment');
  const langPath = useLangPath();
  const [params] = useSearchParams();
  const paid = params.get('payment') === 'success';
  const [opener] = useState(() => window.opener as Window | null);
  const outcome = paid ? 'success' : 'cancelled';
  useTitle(t(outcome));
  useEffect(() => {
    if (!opener) return;
    opener.postMessage({ source: 'payment-window', payment: paid }, window.location.origin);
    const timer = setTimeout(() => window.close(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [opener, paid]);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t(outcome)}</Typography>
      <Typography color="text.secondary" sx={{ mt: 2, mb: 4 }}>
        {opener ? t('closing') : t(`${outcome}Text`)}
      </Typography>
      {!opener && (
        <Button component={Link} to={langPath('/parties')} variant="outlined">
          {t('parties')}
        </Button>
      )}
    </Container>
  );
}
