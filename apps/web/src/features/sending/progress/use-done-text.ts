import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { underWayOf } from './model';

/**
 * Words to how many guests a send went, a sentence for each channel, and how many texts are still under way; a message or a reminder
 * that went on one channel is named as what it is.
 */
export function useDoneText(): (send: Send, isReminder: boolean) => string[] {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  return (send, isReminder) => {
    const { type, emailsSent, textSent, textDelivered } = send;
    const count = emailsSent + textDelivered;
    const underWay = underWayOf(send);
    const named = isReminder ? 'progress.doneReminder' : 'progress.doneMessage';
    const reached =
      type === 'message' && emailsSent * textSent === 0
        ? [count > 0 && t(named, { count })]
        : [
            emailsSent > 0 && t('progress.done', { count: emailsSent }),
            textDelivered > 0 && textsT('progress.done', { count: textDelivered }),
          ];
    return [...reached, underWay > 0 && textsT('progress.underWay', { count: underWay })].filter(
      (text) => text !== false,
    );
  };
}
