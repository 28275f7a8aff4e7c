import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';

/**
 * Words to how many guests a send went, a sentence for each channel; a message or a reminder that went on one of them is named
 * as what it is.
 */
export function useDoneText(): (send: Send, isReminder: boolean) => string[] {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  return ({ type, emailsSent, textSent }, isReminder) => {
    const count = emailsSent + textSent;
    if (type === 'message' && count > 0 && emailsSent * textSent === 0)
      return [t(isReminder ? 'progress.doneReminder' : 'progress.doneMessage', { count })];
    return [
      ...(emailsSent > 0 ? [t('progress.done', { count: emailsSent })] : []),
      ...(textSent > 0 ? [textsT('progress.done', { count: textSent })] : []),
    ];
  };
}
