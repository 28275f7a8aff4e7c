import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';
import { useBoth } from '../checkout/use-both';

export type Earlier = NonNullable<OutputOf<typeof messaging.calls.presend>['earlier']>;

/** Says that a template was sent before: how many mails and texts, and when last (rule: presend-sent-before). */
export function SentBefore({ earlier: { mails, texts, latest } }: { earlier: Earlier }) {
  const { t } = useTranslation('invitations');
  const both = useBoth();
  const date = useMoment()(latest, 'day');
  return texts === 0
    ? t('send.before', { count: mails, date })
    : t('send.beforeTexts', { what: both(mails, texts), date });
}
