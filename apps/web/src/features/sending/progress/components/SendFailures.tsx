import Alert from '@mui/material/Alert';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { MissedGuests } from './MissedGuests';

interface SendFailuresProps {
  partyId: string;
  send: Send;
  severity: 'warning' | 'error';
}

/**
 * The mails and texts of a send that were not sent or did not arrive, who missed them, and what the host can do
 * (rules: delivery-insufficient-funds, missed-guests-named).
 */
export function SendFailures({ partyId, send, severity }: SendFailuresProps) {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  const { errors, textErrors, textLost, unpaid } = send;
  const said = [
    errors > 0 && `${t('progress.errors', { count: errors })}. ${t('progress.someFailed')}`,
    textErrors > 0 && `${textsT('progress.errors', { count: textErrors })}. ${textsT('progress.someFailed')}`,
    textLost > 0 && textsT('progress.lost', { count: textLost }),
    unpaid > 0 && textsT('progress.unpaid', { count: unpaid }),
  ].filter((text) => text !== false);
  return (
    <>
      {said.map((text) => (
        <Alert key={text} severity={severity} sx={{ mt: 2 }}>
          {text}
        </Alert>
      ))}
      {errors + textErrors + textLost > 0 && <MissedGuests partyId={partyId} send={send} />}
    </>
  );
}
