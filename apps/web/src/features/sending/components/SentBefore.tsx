import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../components/use-moment';
import { useBoth } from '../checkout/use-both';
import type { Earlier } from '../presend.model';

/**
 * Says that a template was sent before: to how many of the chosen guests, or of many guests how many mails and texts, and when
 * last (rule: presend-sent-before).
 */
export function SentBefore({ earlier: { mails, texts, guests, of, latest } }: { earlier: Earlier }) {
  const { t } = useTranslation('invitations');
  const both = useBoth();
  const date = useMoment()(latest, 'day');
  if (guests !== null) return t(guests === of ? 'send.beforeAll' : 'send.beforeGuests', { count: guests, of, date });
  return texts === 0
    ? t('send.before', { count: mails, date })
    : t('send.beforeTexts', { what: both(mails, texts), date });
}
