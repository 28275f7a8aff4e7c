import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { CallButton } from '../../../../components/form/CallButton';
import { useToast } from '../../../../components/Toaster';
import { useUnverified } from '../../../../components/use-unverified';
import { VerifyEmailLinks } from '../../../../components/VerifyEmailLinks';
import { inColumn } from '../../../../components/in-column';
import { useCancelSendMutation } from '../../api';
import { placeOf } from '../model';

interface UnverifiedSendProps {
  partyId: string;
  send: Send;
  /** No reports arrive at the moment. */
  broken: boolean;
  onReport: (send: Send) => void;
}

/**
 * What waits for its host's address to be confirmed, and for which mail (rule: send-waits-for-verification). Another host
 * sees it too, and so does its own in the moment before it begins.
 */
export function UnverifiedSend({ partyId, send, broken, onReport }: UnverifiedSendProps) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  // Without the query: the link must not ask again whether to send what waits already. It leads to this send, however it stands then.
  const user = useUnverified(`${useLocation().pathname}#${placeOf(send.id)}`);
  const [cancel, { isLoading }] = useCancelSendMutation();
  const stop = async () => {
    try {
      onReport(await cancel({ partyId, sendId: send.id }).unwrap());
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  const cancelling = { running: isLoading, onClick: () => void stop(), children: t('waiting.cancel') };
  return (
    <>
      <Typography variant="h3" component="h2" id="progress-title" sx={{ overflowWrap: 'anywhere' }}>
        {t('progress.titles.unverified', { name: send.name })}
      </Typography>
      <div role="status">
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('waiting.to', { count: send.total })} {user ? t('waiting.own', { email: user.email }) : t('waiting.other')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(broken ? 'progress.broken' : 'waiting.leave')}
        </Typography>
      </div>
      {user ? (
        <VerifyEmailLinks>
          <CallButton {...cancelling} />
        </VerifyEmailLinks>
      ) : (
        <CallButton {...cancelling} sx={{ ...inColumn, mt: 1.5 }} />
      )}
    </>
  );
}
