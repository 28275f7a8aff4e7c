import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { getCalendar } from '@festlig/contracts/party/http';
import { calendarLinks } from '@festlig/domain/party/calendar';
import { partyLink } from '@festlig/domain/web/party-link';
import { useTexts } from '../../i18n/use-texts';
import { addressOf } from '../../api/address-of';
import { useGuestKeys, useShortOrigin } from '../../api/page-source';
import css from './calendar.module.css';

interface CalendarLinksProps {
  party: Party;
  item?: ProgrammeItem | undefined;
}

/**
 * Links to two web calendars with the party filled in, and a file for all other calendars. The link in the entry is the
 * guest's own (rule: calendar-keeps-guest).
 */
export default function CalendarLinks({ party, item }: CalendarLinksProps) {
  const t = useTexts('party-page');
  const { cid, rid } = useGuestKeys();
  const keys = { ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
  const which = item ? { item: item.id } : {};
  const pages = calendarLinks({ ...party, url: partyLink(party, useShortOrigin(), keys) }, item);
  return (
    <>
      <ul className={css['calendars']}>
        {(['google', 'outlook'] as const).map((name) => (
          <li key={name}>
            <a
              href={pages[name]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('calendar.opens', { name: t(`calendar.${name}`) })}
            >
              {t(`calendar.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <a href={addressOf(getCalendar, { partyId: party.id, ...which, ...keys })} download>
            {t('calendar.file')}
          </a>
        </li>
      </ul>
      <div className={css['follows']}>{t('calendar.follows')}</div>
    </>
  );
}
