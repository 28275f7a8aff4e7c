import { useTexts } from '../../../i18n/use-texts';
import { placeOf, tellsPlaces } from '@festlig/domain/party/programme';
import { unbrokenTown } from '@festlig/domain/party/unbroken-town';
import { useNow } from '../../../api/page-source';
import { OtherZone } from '../../../components/OtherZone';
import { useLanguage } from '../../../i18n/use-language';
import type { Party } from '@festlig/contracts/party';
import { formatCalendarDay, formatDay, formatSpan } from '../../../lib/format-date';
import { beginsWithProgramme, type Block } from '../model';
import { AddToCalendar } from '../../../components/calendar/AddToCalendar';
import { EditableBlock } from './EditableBlock';
import { Fact, Facts } from './Facts';
import { RouteLink } from './RouteLink';
import css from './facts.module.css';

interface PartyFactsProps {
  party: Party;
  /** Called when the host clicks a fact; absent for guests. */
  onEdit?: ((block: Block) => void) | undefined;
}

/** When, where with the route, and by when to reply (rules: facts-beside-programme, route-link, programme-places, party-cancelled). */
export function PartyFacts({ party, onEdit }: PartyFactsProps) {
  const t = useTexts('party-page');
  const language = useLanguage();
  const { address } = party.location;
  // What begins at the time above is somewhere else, and comes first.
  const isElsewhere = party.programme.some((item) => placeOf(item, party).address !== address);
  const now = useNow();
  return (
    <Facts>
      <EditableBlock block="date" onEdit={onEdit}>
        <Fact label={t('when')}>
          <time dateTime={party.date}>
            <div className={css['capital']}>{formatDay(party.date, party.zone, language)}</div>
            {!beginsWithProgramme(party) && (
              <div className={css['clock']}>
                <div className={css['capital']}>{formatSpan(party, language)}</div>
                <OtherZone party={party} />
              </div>
            )}
          </time>
          {!party.cancelled && Date.parse(party.date) > now.getTime() && <AddToCalendar party={party} />}
        </Fact>
      </EditableBlock>
      {/* Other places stand in the programme. */}
      {!tellsPlaces(party) && (
        <EditableBlock block="place" onEdit={onEdit}>
          <Fact label={t(isElsewhere ? 'whereParty' : 'where')}>
            {address ? unbrokenTown(address) : t('placeLater')}
            {address && !party.cancelled && <RouteLink place={party.location} />}
          </Fact>
        </EditableBlock>
      )}
      {party.suDate && !party.cancelled && (
        <EditableBlock block="replyBy" onEdit={onEdit}>
          <Fact label={t('replyBy')}>
            <div className={css['capital']}>{formatCalendarDay(party.suDate, language)}</div>
          </Fact>
        </EditableBlock>
      )}
    </Facts>
  );
}
