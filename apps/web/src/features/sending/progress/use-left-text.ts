import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';

/** Says of a send how many wait since the day had no more mails for them, and until when; '' where nobody does. */
export function useLeftText(): (send: Pick<Send, 'limited' | 'left' | 'type'>) => string {
  const { t } = useTranslation('invitations');
  const moment = useMoment();
  const [now] = useState(() => Date.now());
  return ({ limited, left, type }) => {
    if (!limited) return '';
    // Of sends of before nobody counted how many they were.
    if (!left) return t('progress.limited');
    const isLater = Date.parse(left.from) > now;
    const [when, audience] = [moment(left.from), t('audience.missing')];
    // Those whom an invitation has not come to can be chosen; those whom a message has not come to cannot.
    const how =
      type === 'invitation'
        ? t(isLater ? 'progress.leftFromTo' : 'progress.leftNowTo', { audience, when })
        : t(isLater ? 'progress.leftFrom' : 'progress.leftNow', { when });
    return `${t('progress.left', { count: left.guests })} ${how}`;
  };
}
