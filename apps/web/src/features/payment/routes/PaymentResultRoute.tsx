import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../components/use-title';
import { useLangPath } from '../../../i18n/use-language';
import { paymentPage } from '../../../lib/payment-page';

/** The window closes this long after it has told the page that opened it (rule: payment-result). */
const CLOSE_MS = 1000;

/** The last page of a payment window: tells the page that opened it, and closes (rule: payment-result). */
export default function PaymentResultRoute() {
  const { t } = useTranslation('payment');
  const langPath = useLangPath();
  const [params] = useSearchParams();
  const payment = params.get('payment');
  const paid = payment === 'success';
  const [opener] = useState(() => window.opener as Window | null);
  // The page of a payment in this tab; its query tells that page what was paid.
  const [begunOn] = useState(paymentPage);
  const back = paid ? begunOn : begunOn?.split('?')[0];
  const outcome = paid ? 'success' : payment === 'failed' ? 'failed' : 'cancelled';
  useTitle(t(outcome));
  useEffect(() => {
    if (!opener && begunOn) return;
    // The page that opened it may have been left meanwhile; a browser closes no tab that a person opened.
    opener?.postMessage({ source: 'payment-window', payment: paid }, window.location.origin);
    const timer = setTimeout(() => window.close(), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [opener, begunOn, paid]);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{t(outcome)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {opener ? t('closing') : back ? t(`${outcome}Here`) : t(`${outcome}Text`)}
      </Typography>
      {!opener && (
        <Button component={Link} to={back ?? langPath('/parties')} variant="outlined">
          {t(back ? 'back' : 'parties')}
        </Button>
      )}
    </Container>
  );
}
