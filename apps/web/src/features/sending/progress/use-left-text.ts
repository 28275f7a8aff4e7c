import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';

/** Words how many guests of a send wait because the day's quota was used up, and until when; '' when nobody waits. */
export function useLeftText(): (send: Pick<Send, 'limited' | 'left' | 'type' | 'textTotal'>) => string {
  const { t } = useTranslation('invitations');
  const moment = useMoment();
  const [now] = useState(() => Date.now());
  return ({ limited, left, type, textTotal }) => {
    if (!limited) return '';
    // Sends of an earlier version did not count them.
    if (!left) return t('progress.limited');
    const isLater = Date.parse(left.from) > now;
    const [when, audience] = [moment(left.from), t('audience.missing')];
    // Guests whom an invitation did not reach can be chosen as an audience; those whom a message did not reach cannot.
    const how =
      type === 'invitation'
        ? t(isLater ? 'progress.leftFromTo' : 'progress.leftNowTo', { audience, when })
        : t(isLater ? 'progress.leftFrom' : 'progress.leftNow', { when });
    return `${t(textTotal > 0 ? 'progress.leftMails' : 'progress.left', { count: left.guests })} ${how}`;
  };
}
