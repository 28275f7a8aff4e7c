import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '../use-payment';

interface PaymentNoticeProps {
  state: PaymentState;
  blocked: string | undefined;
  /** What to say when the purchase has arrived. */
  paidText: string;
}

/** What became of the payment, in the place where it was begun. */
export function PaymentNotice({ state, blocked, paidText }: PaymentNoticeProps) {
  const { t } = useTranslation('plan');
  const notice = { waiting: t('waiting'), late: t('late'), cancelled: t('cancelled'), paid: paidText, idle: '' }[state];
  return (
    <Box role="status" sx={{ '&:not(:empty)': { mb: 3 } }}>
      {blocked ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" href={blocked} target="payment" rel="opener">
              {t('openPayment')}
            </Button>
          }
        >
          {t('blocked')}
        </Alert>
      ) : (
        notice && <Alert severity={state === 'paid' ? 'success' : 'info'}>{notice}</Alert>
      )}
    </Box>
  );
}
