import type { Party } from '@festlig/contracts/party';
import { getCalendar } from '@festlig/contracts/party/guest-http';
import { calendarLinks } from '@festlig/domain/party/calendar';
import { partyLink } from '@festlig/domain/web/party-link';
import { useTexts } from '../../i18n/use-texts';
import { addressOf } from '../../api/address-of';
import { useGuestKeys, useNow, useShortOrigin } from '../../api/page-source';

/**
 * The rest of the menu: two web calendars with the party filled in, and a file for each item of the programme that has not begun.
 * The link in the entry is the guest's own (rules: calendar-keeps-guest, calendar-entry).
 */
export default function CalendarLinks({ party }: { party: Party }) {
  const t = useTexts('party-page');
  const { cid, rid } = useGuestKeys();
  const now = useNow().getTime();
  const keys = { ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
  const pages = calendarLinks({ ...party, url: partyLink(party, useShortOrigin(), keys) });
  return (
    <>
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
      {party.programme
        .filter(({ date }) => Date.parse(date) > now)
        .map(({ id, title }) => (
          <li key={id}>
            <a href={addressOf(getCalendar, { partyId: party.id, item: id, ...keys })} download>
              {t('calendar.only', { title })}
            </a>
          </li>
        ))}
    </>
  );
}
