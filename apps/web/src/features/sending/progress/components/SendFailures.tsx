import Alert from '@mui/material/Alert';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { missedOf } from '../model';
import { useMissed } from '../use-missed';

interface SendFailuresProps {
  partyId: string;
  send: Send;
  severity: 'warning' | 'error';
}

/**
 * The mails and texts of a send that were not sent or did not arrive, and what the host can do
 * (rule: delivery-insufficient-funds).
 */
export function SendFailures({ partyId, send, severity }: SendFailuresProps) {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  const { errors, textErrors, textLost, unpaid } = send;
  const missed = useMissed(partyId, send);
  return (
    <>
      {errors > 0 && (
        <Alert severity={severity} sx={{ mt: 2 }}>
          {t('progress.errors', { count: errors })}. {t('progress.someFailed')}
        </Alert>
      )}
      {textErrors > 0 && (
        <Alert severity={severity} sx={{ mt: 2 }}>
          {textsT('progress.errors', { count: textErrors })}. {textsT('progress.someFailed')}
        </Alert>
      )}
      {textLost > 0 && (
        <Alert severity={severity} sx={{ mt: 2 }}>
          {textsT('progress.lost', { count: textLost })}
        </Alert>
      )}
      {unpaid > 0 && (
        <Alert severity={severity} sx={{ mt: 2 }}>
          {textsT('progress.unpaid', { count: unpaid })}
        </Alert>
      )}
      {missed > missedOf(send) && (
        <Alert severity={severity} sx={{ mt: 2 }}>
          {textsT('progress.missed', { count: missed })}
        </Alert>
      )}
    </>
  );
}
