import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';
import { useBoth } from '../checkout/use-both';
import { useSomeByName } from '../use-some-by-name';
import { failedOf, isUnbegun, sentOf, totalOf } from './model';

type Sent = Pick<Send, 'emailsSent' | 'textSent'>;

/** Words on which channel a send went: "på mail", "som 12 mails og 8 sms’er". */
function useChannelText(): (send: Sent) => string {
  const { t } = useTranslation('invitations');
  const both = useBoth();
  return ({ emailsSent, textSent }) => {
    if (emailsSent * textSent === 0) return t(textSent === 0 ? 'history.byMail' : 'history.byText');
    return t('history.both', { what: both(emailsSent, textSent) });
  };
}

/** Words who got a send: few by name, otherwise how many and by which choice; `isLater`: it invited guests who came later. */
function useWhomText(): (send: Send, isLater: boolean) => string {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const someByName = useSomeByName();
  return (send, isLater) => {
    const { names, audience, emailsSent, textSent } = send;
    if (names.length > 0) return checkoutT('sentTo.names', { names: someByName(names, names.length) });
    // Who got both counts once, and it is not known how many they are.
    if (emailsSent * textSent > 0) return t('send.to', { audience: t(`audience.${audience}`) });
    const count = sentOf(send) || totalOf(send);
    if (audience === 'missing') return checkoutT(isLater ? 'sentTo.later' : 'sentTo.invited', { count });
    if (audience === 'withoutRsvp') return checkoutT('sentTo.silent', { count });
    return checkoutT(`audience.to.${audience}`, { count });
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
 * Words what became of a send: who got it, when and on which channel, and how many did not get it or still wait, or how far it is.
 * `isLater`: it invited guests who came later (rules: messages-say-when, later-guests-invited).
 */
export function useSentText(): (send: Send, isLater?: boolean) => string {
  const { t } = useTranslation('invitations');
  const moment = useMoment();
  const channel = useChannelText();
  const whom = useWhomText();
  const missed = useMissedText();
  return (send, isLater = false) => {
    const { status, ended, createdAt, left } = send;
    if (!ended && status !== 'cancelled')
      return t(`history.rows.${status === 'paused' || status === 'unverified' ? status : 'sending'}`);
    const when = moment(createdAt, 'long');
    if (isUnbegun(send)) return t('history.unbegun');
    const row = sentOf(send) === 0 ? 'none' : status === 'cancelled' ? status : 'sent';
    const waiting = left ? [t('history.left', { count: left.guests })] : [];
    const said = [t(`history.rows.${row}`, { when, how: channel(send) }), ...missed(send), ...waiting].join(', ');
    return `${whom(send, isLater)} · ${said}`;
  };
}
