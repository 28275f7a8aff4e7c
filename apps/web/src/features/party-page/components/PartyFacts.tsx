import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ReplyIcon from '@mui/icons-material/MailOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { formatCalendarDay, formatClock, formatDay } from '../../../lib/format-date';
import { mapLink, type Block, type PartyContent } from '../model';
import { EditableBlock } from './EditableBlock';
import { Fact, Facts } from './Facts';

interface PartyFactsProps {
  party: PartyContent;
  /** The host's click on a fact; absent for guests. */
  onEdit?: ((block: Block) => void) | undefined;
}

const capital = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** When, where with a link to a map, and by when to reply. */
export function PartyFacts({ party, onEdit }: PartyFactsProps) {
  const { t } = useTranslation('party-page');
  const language = useLanguage();
  const map = mapLink(party.location);
  return (
    <Facts>
      <EditableBlock block="date" onEdit={onEdit}>
        <Fact label={t('when')} icon={<CalendarIcon />}>
          <time dateTime={party.date}>
            <Box sx={capital}>{formatDay(party.date, party.zone, language)}</Box>
            <Box sx={capital}>{formatClock(party.date, party.zone, language)}</Box>
          </time>
        </Fact>
      </EditableBlock>
      <EditableBlock block="place" onEdit={onEdit}>
        <Fact label={t('where')} icon={<PlaceIcon />}>
          <Box>{party.location.address || t('placeLater')}</Box>
          {map && (
            <Link
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('mapOpens', { address: party.location.address })}
              onClick={(event) => event.stopPropagation()}
            >
              {t('map')}
            </Link>
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
