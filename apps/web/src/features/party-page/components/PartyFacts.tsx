import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ReplyIcon from '@mui/icons-material/MailOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placesOf } from '@festlig/domain/party/programme';
import { OtherZone } from '../../../components/OtherZone';
import { useLanguage } from '../../../i18n/use-language';
import type { Party } from '@festlig/contracts/party';
import { formatCalendarDay, formatDay, formatSpan } from '../../../lib/format-date';
import { touchTarget } from '../../../lib/touch-target';
import { mapLink, routeLink, type Block } from '../model';
import { AddToCalendar } from './AddToCalendar';
import { EditableBlock } from './EditableBlock';
import { Fact, Facts } from './Facts';

interface PartyFactsProps {
  party: Party;
  /** Called when the host clicks a fact; absent for guests. */
  onEdit?: ((block: Block) => void) | undefined;
}

const capital = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** When, where with a link to a map, and by when to reply (rule: route-link). */
export function PartyFacts({ party, onEdit }: PartyFactsProps) {
  const { t } = useTranslation('party-page');
  const language = useLanguage();
  const { address } = party.location;
  // Several places have their maps and routes in the programme.
  const places = placesOf(party);
  const [map, route] = [mapLink(party.location), routeLink(party.location)];
  const [now] = useState(() => new Date());
  return (
    <Facts>
      <EditableBlock block="date" onEdit={onEdit}>
        <Fact label={t('when')} icon={<CalendarIcon />}>
          <time dateTime={party.date}>
            <Box sx={capital}>{formatDay(party.date, party.zone, language)}</Box>
            <Box sx={capital}>{formatSpan(party, language)}</Box>
          </time>
          <OtherZone instant={party.date} zone={party.zone} />
          {Date.parse(party.date) > now.getTime() && <AddToCalendar party={party} />}
        </Fact>
      </EditableBlock>
      <EditableBlock block="place" onEdit={onEdit}>
        <Fact label={t('where')} icon={<PlaceIcon />}>
          {places.map((place) => (
            <Box key={place.address}>{place.address}</Box>
          ))}
          {places.length === 0 && t('placeLater')}
          {map && route && places.length === 1 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <OutwardLink href={map} label={t('mapOpens', { address })}>
                {t('map')}
              </OutwardLink>
              <OutwardLink href={route} label={t('routeOpens', { address })}>
                {t('route')}
              </OutwardLink>
            </Box>
          )}
        </Fact>
      </EditableBlock>
      {party.suDate && (
        <EditableBlock block="replyBy" onEdit={onEdit}>
          <Fact label={t('replyBy')} icon={<ReplyIcon />}>
            <Box sx={capital}>{formatCalendarDay(party.suDate, language)}</Box>
          </Fact>
        </EditableBlock>
      )}
    </Facts>
  );
}

/** Opens in a new tab; the host's click on it must not start editing. */
function OutwardLink({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      sx={touchTarget}
    >
      {children}
    </Link>
  );
}
