import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useLeftText } from '../use-left-text';

interface SendResultProps {
  send: Send;
  onList: () => void;
  onClose: () => void;
}

/** How the send ended: success, success with failures, every mail failed, or nobody to send to. */
export function SendResult({ send, onList, onClose }: SendResultProps) {
  const { t } = useTranslation('invitations');
  const app = useTranslation().t;
  const partyRef = usePartyRef();
  const { emailsSent, errors, unsubscribed, name, status, total } = send;
  const left = useLeftText()(send);
  /** The number of guests whom a stopped send did not reach. */
  const rest = total - emailsSent - errors;
  const none = status === 'empty';
  const ended = emailsSent > 0 ? 'titles.finished' : 'failedTitle';
  const title = status === 'cancelled' || none ? (`titles.${status}` as const) : ended;
  return (
    <div>
      <div role="status">
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t(`progress.${title}`, { name })}
        </Typography>
        {none && <Typography sx={{ mt: 1 }}>{t('progress.empty')}</Typography>}
        {emailsSent > 0 && <Typography sx={{ mt: 1 }}>{t('progress.done', { count: emailsSent })}</Typography>}
        {left !== '' && <Typography sx={{ mt: 1 }}>{left}</Typography>}
        {rest > 0 && <Typography sx={{ mt: 1 }}>{t('progress.rest', { count: rest })}</Typography>}
        {unsubscribed > 0 && <Typography sx={{ mt: 1 }}>{t('send.unsubscribed', { count: unsubscribed })}</Typography>}
        {errors > 0 && (
          <Alert severity={emailsSent > 0 ? 'warning' : 'error'} sx={{ mt: 2 }}>
            {t('progress.errors', { count: errors })}. {t('progress.someFailed')}
          </Alert>
        )}
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        {none ? (
          <Button variant="outlined" component={Link} to={`/${partyRef}/contacts`}>
            {t('send.noGuests')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onList}>
            {t('deliveries.open')}
          </Button>
        )}
        {emailsSent > 0 && (
          <Button component={Link} to={`/${partyRef}/rsvps`}>
            {t('progress.replies')}
          </Button>
        )}
        <Button onClick={onClose}>{app('action.close')}</Button>
      </Stack>
    </div>
  );
}
