import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { getCalendar } from '@festlig/contracts/party/http';
import { calendarLinks } from '@festlig/domain/party/calendar';
import { partyLink } from '@festlig/domain/web/party-link';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';
import { useGuestKeys } from '../../../api/guest';
import { useShortOrigin } from '../../../api/short-origin';

interface CalendarLinksProps {
  party: Party;
  item?: ProgrammeItem | undefined;
}

/**
 * Links to two web calendars with the party filled in, and a file for all other calendars. The link in the entry is the
 * guest's own (rule: calendar-keeps-guest).
 */
export default function CalendarLinks({ party, item }: CalendarLinksProps) {
  const { t } = useTranslation('party-page');
  const { cid, rid } = useGuestKeys();
  const keys = { ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
  const which = item ? { item: item.id } : {};
  const pages = calendarLinks({ ...party, url: partyLink(party, useShortOrigin(), keys) }, item);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& a': { display: 'block', py: 1.25 } }}>
        {(['google', 'outlook'] as const).map((name) => (
          <li key={name}>
            <Link
              href={pages[name]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('calendar.opens', { name: t(`calendar.${name}`) })}
            >
              {t(`calendar.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link href={addressOf(getCalendar, { partyId: party.id, ...which, ...keys })} download>
            {t('calendar.file')}
          </Link>
        </li>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>{t('calendar.follows')}</Box>
    </>
  );
}
