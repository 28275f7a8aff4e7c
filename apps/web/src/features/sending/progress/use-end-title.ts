import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { hasTexts, sentOf } from './model';

/** Returns how a send that has ended is headed, also while it is still shown as running (rule: send-shown). */
export function useEndTitle() {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  return (send: Send): string => {
    const { name, status } = send;
    if (status === 'cancelled' || status === 'empty') return t(`progress.titles.${status}`, { name });
    if (sentOf(send) > 0) return t('progress.titles.finished', { name });
    if (!hasTexts(send)) return t('progress.failedTitle');
    const missed = send.textLost + send.textErrors;
    return missed > 0 && send.errors === 0
      ? textsT('progress.missedTitle', { count: missed })
      : textsT('progress.nothing');
  };
}
