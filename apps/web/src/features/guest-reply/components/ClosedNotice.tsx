import type { Party } from '@festlig/contracts/party';
import type { RsvpWindow } from '@festlig/domain/rsvp/window';
import { useTexts } from '../../../i18n/use-texts';
import { PageLink, useAddress } from '../../../api/page-source';
import plain from '../../../components/plain/plain.module.css';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../lib/class-names';
import css from './reply.module.css';

const LOCALE = { da: 'da-DK', en: 'en-GB' };

/** Why there is no form, and what a guest, or the host who closed it, can do instead (rule: reply-closed-words). */
export function ClosedNotice({ party, reason }: { party: Party; reason: Exclude<RsvpWindow, 'open'> }) {
  const t = useTexts('guest-reply');
  const language = useLanguage();
  const { partyRef } = useAddress();
  const isMended = reason !== 'event_passed' && (party.isOwner || party.isCohost);
  // A calendar day has no time zone: it is read and written in UTC, so that it is the same day everywhere.
  const format = new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const date = party.suDate ? format.format(new Date(`${party.suDate}T00:00:00Z`)) : '';
  return (
    <>
      <h2 className={plain['title']}>{t(`closed.${reason}.title`)}</h2>
      <p className={css['soft']}>{t(`closed.${reason}.text`, { date })}</p>
      {isMended && (
        <p className={classNames(css['soft'], css['hostNote'])}>
          {t('closed.hostNote')}{' '}
          <PageLink className={plain['link']} to={`/${partyRef}/settings`}>
            {t('closed.settings')}
          </PageLink>
        </p>
      )}
    </>
  );
}
