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
    const when =
      Date.parse(left.from) > now ? t('progress.leftFrom', { when: moment(left.from) }) : t('progress.leftNow');
    const how = type === 'invitation' ? ` ${t('progress.leftHow', { audience: t('audience.missing') })}` : '';
    return `${t('progress.left', { count: left.guests })} ${when}${how}`;
  };
}
