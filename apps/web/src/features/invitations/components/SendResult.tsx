import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';

/** How the send went: success, success with failures, or nothing at all (spec section 4, Message send). */
export function SendResult({ send, onClose }: { send: Send; onClose: () => void }) {
  const { t } = useTranslation('invitations');
  const app = useTranslation().t;
  const partyRef = usePartyRef();
  const { emailsSent, errors } = send;
  return (
    <div role="status">
      <Typography variant="h3" component="h2">
        {t(emailsSent > 0 ? 'progress.doneTitle' : 'progress.failedTitle')}
      </Typography>
      {emailsSent > 0 && <Typography sx={{ mt: 1 }}>{t('progress.done', { count: emailsSent })}</Typography>}
      {errors > 0 && (
        <Alert severity={emailsSent > 0 ? 'warning' : 'error'} sx={{ mt: 2 }}>
          {t('progress.errors', { count: errors })}. {t('progress.someFailed')}
        </Alert>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 2.5 }}>
        {emailsSent > 0 && (
          <Button component={Link} to={`/${partyRef}/rsvps`} variant="outlined">
            {t('progress.replies')}
          </Button>
        )}
        <Button onClick={onClose}>{app('action.close')}</Button>
      </Stack>
    </div>
  );
}
