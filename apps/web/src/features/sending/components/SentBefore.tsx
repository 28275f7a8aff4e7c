import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';

export type Earlier = NonNullable<OutputOf<typeof messaging.calls.presend>['earlier']>;

/** Says that a mail was sent before: how often, and when last (rule: presend-sent-before). */
export function SentBefore({ earlier: { mails, latest } }: { earlier: Earlier }) {
  const { t } = useTranslation('invitations');
  const moment = useMoment();
  return t('send.before', { count: mails, date: moment(latest, 'day') });
}
