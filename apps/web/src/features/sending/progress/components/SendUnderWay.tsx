import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '../../../../components/use-time-left';
import { doneOf, failedOf, hasPace, percentOf, totalOf } from '../model';
import { useDoneText } from '../use-done-text';
import { useEndTitle } from '../use-end-title';
import { SendSteering } from './SendSteering';

interface SendUnderWayProps {
  partyId: string;
  /** Not an unverified one. */
  send: Send;
  /** It asks for the answer again. */
  isReminder: boolean;
  /** No reports arrive at the moment. */
  broken: boolean;
  onReport: (send: Send) => void;
  /** Opens the list of deliveries. */
  onList: () => void;
}

/**
 * Progress: n of m, rate, time left, failures. Screen readers hear changes of state, not every mail. A send that ended within
 * the time for which it is shown as running says so (rule: send-shown).
 */
export function SendUnderWay({ partyId, send, isReminder, broken, onReport, onList }: SendUnderWayProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const planning = send.status === 'planning';
  const timeLeft = useTimeLeft();
  const endTitle = useEndTitle();
  const title = send.ended ? endTitle(send) : t(`progress.titles.${send.status}`, { name: send.name });
  const count = t('progress.count', { done: doneOf(send), total: totalOf(send) });
  const done = useDoneText()(send, isReminder).join(' ');
  const details = [
    hasPace(send) && send.rate >= 1 ? t('progress.rate', { rate: send.rate }) : '',
    hasPace(send) ? timeLeft(totalOf(send) - doneOf(send), send.rate) : '',
    failedOf(send) > 0 ? t('progress.errors', { count: failedOf(send) }) : '',
    send.ended && done && send.nothing > 0 ? checkoutT('unreached.short', { guests: send.nothing }) : '',
    send.ended && done && send.byText > 0 ? checkoutT('leftOut.short', { count: send.byText }) : '',
  ].filter((text) => text !== '');
  return (
    <>
      <Typography variant="h3" component="h2" id="progress-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LinearProgress
        variant={planning ? 'indeterminate' : 'determinate'}
        {...(planning ? {} : { value: percentOf(send) })}
        aria-labelledby="progress-title"
        aria-valuetext={count}
        sx={{ my: 2, height: 10, borderRadius: 5 }}
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums', minHeight: '1.6em' }}
      >
        {!planning && totalOf(send) > 0 && (
          <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{(send.ended && done) || count}</Typography>
        )}
        <Typography color="textSecondary">{details.join(' · ')}</Typography>
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: '1.6em' }}>
        {!send.ended && t(broken ? 'progress.broken' : send.status === 'paused' ? 'progress.held' : 'progress.leave')}
      </Typography>
      <SendSteering partyId={partyId} send={send} onReport={onReport} onList={onList} />
    </>
  );
}
