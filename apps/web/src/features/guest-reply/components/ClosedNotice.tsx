import type { Party } from '@festlig/contracts/party';
import type { RsvpWindow } from '@festlig/domain/rsvp/window';
import { useTexts } from '../../../i18n/use-texts';
import plain from '../../../components/plain/plain.module.css';
import { useLanguage } from '../../../i18n/use-language';
import { formatCalendarDay } from '../../../lib/format-date';
import css from './reply.module.css';

interface ClosedNoticeProps {
  party: Party;
  reason: Exclude<RsvpWindow, 'open'>;
  /** A message to the host can be written below. */
  canWrite: boolean;
}

/** Why there is no form, and what a guest can do instead (rule: reply-closed-words). */
export function ClosedNotice({ party, reason, canWrite }: ClosedNoticeProps) {
  const t = useTexts('guest-reply');
  const language = useLanguage();
  const date = party.suDate ? formatCalendarDay(party.suDate, language) : '';
  const text = canWrite && reason === 'cancelled' ? t('closed.write') : t(`closed.${reason}.text`, { date });
  return (
    <>
      <h2 className={plain['title']}>{t(`closed.${reason}.title`)}</h2>
      <p className={css['soft']}>{text}</p>
    </>
  );
}
