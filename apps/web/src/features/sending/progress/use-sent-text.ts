import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';
import { useBoth } from '../checkout/use-both';
import { failedOf, isUnbegun, sentOf } from './model';

type Sent = Pick<Send, 'emailsSent' | 'textSent'>;

/** Words to how many guests a send went on which channel: "til 12 gæster på mail", "som 12 mails og 8 sms’er". */
export function useReachedText(): (send: Sent) => string {
  const { t } = useTranslation('invitations');
  const both = useBoth();
  return ({ emailsSent, textSent }) => {
    if (textSent === 0) return t('history.mails', { count: emailsSent });
    if (emailsSent === 0) return t('history.texts', { count: textSent });
    return t('history.both', { what: both(emailsSent, textSent) });
  };
}

/** Words how many did not get a send, and why, as far as that is so: "3 kunne ikke sendes". */
export function useMissedText(): (send: Send) => string[] {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  return (send) => [
    ...(failedOf(send) > 0 ? [t('progress.errors', { count: failedOf(send) })] : []),
    ...(send.textLost > 0 ? [checkoutT('progress.lostShort', { count: send.textLost })] : []),
    ...(send.nothing > 0 && sentOf(send) > 0 ? [checkoutT('unreached.short', { guests: send.nothing })] : []),
    ...(send.byText > 0 && sentOf(send) > 0 ? [checkoutT('leftOut.short', { count: send.byText })] : []),
    ...(send.unpaid > 0 ? [checkoutT('progress.unpaidShort', { count: send.unpaid })] : []),
  ];
}

/**
 * Words what became of a send: when it was, to how many and on which channel, and how many did not get it or still wait, or how
 * far it is (rule: messages-say-when).
 */
export function useSentText(): (send: Send) => string {
  const { t } = useTranslation('invitations');
  const moment = useMoment();
  const reached = useReachedText();
  const missed = useMissedText();
  return (send) => {
    const { status, ended, createdAt, left } = send;
    if (!ended && status !== 'cancelled')
      return t(`history.rows.${status === 'paused' || status === 'unverified' ? status : 'sending'}`);
    const when = moment(createdAt, 'long');
    if (isUnbegun(send)) return t('history.unbegun');
    const row = sentOf(send) === 0 ? 'none' : status === 'cancelled' ? status : 'sent';
    const waiting = left ? [t('history.left', { count: left.guests })] : [];
    return [t(`history.rows.${row}`, { when, what: reached(send) }), ...missed(send), ...waiting].join(', ');
  };
}
