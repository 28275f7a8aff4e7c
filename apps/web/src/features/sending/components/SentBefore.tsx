import { useTranslation } from 'react-i18next';
import { useDoneAt } from '../../../components/use-done-at';
import { useBoth } from '../checkout/use-both';
import type { Earlier } from '../presend.model';

/**
 * Says that a template was sent before, and when: to how many of the chosen guests, or where that is not known how many mails and
 * texts (rule: presend-sent-before).
 */
export function SentBefore({ earlier: { mails, texts, guests, once, of, latest } }: { earlier: Earlier }) {
  const { t } = useTranslation('invitations');
  const both = useBoth();
  const when = useDoneAt()(latest);
  if (guests !== null) {
    const told = once ? when : t('send.latest', { when });
    return t(guests === of ? 'send.beforeAll' : 'send.beforeGuests', { count: guests, of, when: told });
  }
  return texts === 0
    ? t('send.before', { count: mails, when })
    : t('send.beforeTexts', { what: both(mails, texts), when });
}
