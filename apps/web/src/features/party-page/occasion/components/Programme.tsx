import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import { placeOf } from '@festlig/domain/party/programme';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { formatCalendarDay, formatHour } from '../../../../lib/format-date';
import { mapLink, routeLink } from '../../model';
import { AddToCalendar } from '../../components/AddToCalendar';

/** What happens when and where, as a line through the day (rule: party-programme). */
export default function Programme({ party }: { party: Party }) {
  const { t } = useTranslation('party-page');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const days = [party, ...party.programme].map(({ date }) => dayIn(new Date(date), party.zone));
  return (
    <Box component="section" aria-labelledby="programme" sx={card}>
      <Box component="h2" id="programme" sx={heading}>
        {t('programme')}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {party.programme.map((item, index) => {
          // The facts above tell the first day.
          const day = days[index + 1] ?? '';
          const isNewDay = day !== days[index] && day !== '';
          return (
            <Box component="li" key={item.id} sx={row}>
              <Box component="time" dateTime={item.date} sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {formatHour(item.date, party.zone, language)}
              </Box>
              <Box aria-hidden className="line" />
              <Box sx={{ minWidth: 0, pb: 2.5, overflowWrap: 'anywhere' }}>
                {isNewDay && (
                  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', '&::first-letter': capital }}>
                    {formatCalendarDay(day, language)}
                  </Box>
                )}
                <Box sx={{ fontWeight: 600 }}>{item.title}</Box>
                <ItemPlace item={item} party={party}>
                  {Date.parse(item.date) > now && <AddToCalendar party={party} item={item} />}
                </ItemPlace>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

interface ItemPlaceProps {
  item: ProgrammeItem;
  party: Party;
  /** What can be done besides. */
  children: ReactNode;
}

/** Where an item is, with a map and a route. */
function ItemPlace({ item, party, children }: ItemPlaceProps) {
  const { t } = useTranslation('party-page');
  const place = placeOf(item, party);
  const { address } = place;
  const links = { map: mapLink(place), route: routeLink(place) };
  return (
    <>
      {address !== '' && <Box sx={{ color: 'text.secondary' }}>{address}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, displayPrint: 'none' }}>
        {(['map', 'route'] as const).map(
          (name) =>
            links[name] && (
              <Link
                key={name}
                href={links[name]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t(`${name}Opens`, { address })}
                onClick={(event) => event.stopPropagation()}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: '-8px' }}
              >
                {t(name)}
              </Link>
            ),
        )}
        {children}
      </Box>
    </>
  );
}

const capital = { textTransform: 'uppercase' } as const;

const card = {
  mt: 2,
  p: { xs: 2.25, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  boxShadow: '0 16px 40px -28px rgba(42, 35, 32, 0.5)',
  breakInside: 'avoid',
} as const;

const heading = { m: 0, mb: 2, color: 'text.secondary', typography: 'body2' } as const;

/** The time, the line with a dot for each item, and what happens. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '3.25rem 1.5rem 1fr', sm: '4rem 2rem 1fr' },
  lineHeight: 1.45,
  '& .line': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 6,
      left: 0,
      width: 11,
      height: 11,
      borderRadius: '50%',
      bgcolor: 'primary.main',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 22,
      bottom: 0,
      left: 5,
      width: '1px',
      bgcolor: 'divider',
    },
  },
  '&:last-of-type .line::after': { display: 'none' },
  '&:last-of-type > :last-child': { pb: 0 },
} as const;
