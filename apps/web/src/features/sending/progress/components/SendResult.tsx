import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { isUnbegun, sentOf } from '../model';
import { useDoneText } from '../use-done-text';
import { useEndTitle } from '../use-end-title';
import { useLeftText } from '../use-left-text';
import type { Only } from './DeliveriesDialog';
import { NextSteps } from './NextSteps';
import { SendFailures } from './SendFailures';
import { SentMark } from './SentMark';
import { LeftOutGuests, UnreachedGuests } from './UnreachedGuests';

interface SendResultProps {
  partyId: string;
  send: Send;
  /** It asks for the answer again. */
  isReminder: boolean;
  /** Opens the list of deliveries. */
  onList: (only?: Only) => void;
  /** Asks whether to invite those whom only a text reaches. */
  onInvite: () => void;
  onClose: () => void;
}

/**
 * How the send ended on both channels: success, success with failures, nobody got it, or nobody to send to. Only what somebody got
 * is celebrated: a mail that was sent, or a text that has reached its phone (rule: send-result-texts).
 */
export function SendResult({ partyId, send, isReminder, onList, onInvite, onClose }: SendResultProps) {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  const app = useTranslation().t;
  const partyRef = usePartyRef();
  const { emailsSent, errors, unsubscribed, status, total, textSent, textErrors, textLost, textTotal, nothing } = send;
  const { textDelivered } = send;
  const title = useEndTitle();
  const done = useDoneText();
  const left = useLeftText()(send);
  /** The number of mails and of texts that a stopped send did not reach. */
  const rest = total - emailsSent - errors;
  const restTexts = textTotal - textSent - textErrors - textLost;
  const none = status === 'empty';
  const unbegun = isUnbegun(send);
  const sent = sentOf(send);
  return (
    <Box sx={sent > 0 ? { textAlign: 'center', '& .MuiAlert-root': { textAlign: 'left' } } : undefined}>
      {emailsSent + textDelivered > 0 && <SentMark />}
      <div role="status">
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title(send)}
        </Typography>
        {none && <Typography sx={{ mt: 1 }}>{t('progress.empty')}</Typography>}
        {unbegun && <Typography sx={{ mt: 1 }}>{t('waiting.ended')}</Typography>}
        {done(send, isReminder).map((text) => (
          <Typography key={text} sx={{ mt: 1 }}>
            {text}
          </Typography>
        ))}
        {left !== '' && <Typography sx={{ mt: 1 }}>{left}</Typography>}
        {rest > 0 && <Typography sx={{ mt: 1 }}>{t('progress.rest', { count: rest })}</Typography>}
        {restTexts > 0 && <Typography sx={{ mt: 1 }}>{textsT('progress.rest', { count: restTexts })}</Typography>}
        {unsubscribed > 0 && <Typography sx={{ mt: 1 }}>{t('send.unsubscribed', { count: unsubscribed })}</Typography>}
        {nothing > 0 && !none && <UnreachedGuests partyId={partyId} send={send} onList={() => onList('nothing')} />}
        {send.byText > 0 && <LeftOutGuests send={send} onInvite={onInvite} onList={() => onList('byText')} />}
        <SendFailures partyId={partyId} send={send} severity={sent > 0 ? 'warning' : 'error'} />
      </div>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexWrap: 'wrap', gap: 1, mt: 3, ...(sent > 0 && { justifyContent: 'center' }) }}
      >
        <NextSteps send={send} />
        {none && (
          <Button variant="outlined" component={Link} to={`/${partyRef}/contacts`}>
            {t('send.noGuests')}
          </Button>
        )}
        {!none && !unbegun && <Button onClick={() => onList()}>{t('deliveries.open')}</Button>}
        <Button onClick={onClose}>{app('action.close')}</Button>
      </Stack>
    </Box>
  );
}
