import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Party } from '@festlig/contracts/party';
import { getCalendar } from '@festlig/contracts/party/http';
import { calendarLinks } from '@festlig/domain/party/calendar';
import { partyLink } from '@festlig/domain/web/party-link';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../api/address-of';
import { useShortOrigin } from '../../../api/short-origin';

/** Links to two web calendars with the party filled in, and a file for all other calendars. */
export default function CalendarLinks({ party }: { party: Party }) {
  const { t } = useTranslation('party-page');
  const pages = calendarLinks({ ...party, url: partyLink(party, useShortOrigin()) });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& a': { display: 'block', py: 0.75 } }}>
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
          <Link href={addressOf(getCalendar, { partyId: party.id })} download>
            {t('calendar.file')}
          </Link>
        </li>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>{t('calendar.follows')}</Box>
    </>
  );
}
