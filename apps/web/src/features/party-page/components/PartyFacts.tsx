import { useTexts } from '../../../i18n/use-texts';
import { placeOf, placesOf } from '@festlig/domain/party/programme';
import { unbrokenTown } from '@festlig/domain/party/unbroken-town';
import plain from '../../../components/plain/plain.module.css';
import { useNow } from '../../../api/page-source';
import { OtherZone } from '../../../components/OtherZone';
import { useLanguage } from '../../../i18n/use-language';
import type { Party } from '@festlig/contracts/party';
import { formatCalendarDay, formatDay, formatSpan } from '../../../lib/format-date';
import { classNames } from '../../../lib/class-names';
import { mapLink, routeLink, type Block } from '../model';
import { AddToCalendar } from '../../../components/calendar/AddToCalendar';
import { EditableBlock } from './EditableBlock';
import { Fact, Facts } from './Facts';
import { CalendarIcon, LetterIcon, PlaceIcon } from '../../../components/plain/Icons';
import css from './facts.module.css';

interface PartyFactsProps {
  party: Party;
  /** Called when the host clicks a fact; absent for guests. */
  onEdit?: ((block: Block) => void) | undefined;
}

/** When, where with a link to a map, and by when to reply (rules: route-link, party-cancelled). */
export function PartyFacts({ party, onEdit }: PartyFactsProps) {
  const t = useTexts('party-page');
  const language = useLanguage();
  const { address } = party.location;
  const places = placesOf(party);
  // Several places have their maps and routes in the programme; where it names them all, they are not said twice.
  const areAllNamed = party.programme.some((item) => placeOf(item, party).address === address);
  const [map, route] = [mapLink(party.location), routeLink(party.location)];
  const now = useNow();
  return (
    <Facts>
      <EditableBlock block="date" onEdit={onEdit}>
        <Fact label={t('when')} icon={<CalendarIcon />}>
          <time dateTime={party.date}>
            <div className={css['capital']}>{formatDay(party.date, party.zone, language)}</div>
            <div className={css['clock']}>
              <div className={css['capital']}>{formatSpan(party, language)}</div>
              <OtherZone instant={party.date} zone={party.zone} />
            </div>
          </time>
          {!party.cancelled && Date.parse(party.date) > now.getTime() && <AddToCalendar party={party} />}
        </Fact>
      </EditableBlock>
      {(places.length < 2 || !areAllNamed) && (
        <EditableBlock block="place" onEdit={onEdit}>
          <Fact label={t('where')} icon={<PlaceIcon />}>
            {places.map((place) => (
              <div key={place.address}>{unbrokenTown(place.address)}</div>
            ))}
            {places.length === 0 && t('placeLater')}
            {!party.cancelled && map && route && places.length === 1 && (
              <div className={css['ways']}>
                <OutwardLink href={map} label={t('mapOpens', { address })}>
                  {t('map')}
                </OutwardLink>
                <OutwardLink href={route} label={t('routeOpens', { address })}>
                  {t('route')}
                </OutwardLink>
              </div>
            )}
          </Fact>
        </EditableBlock>
      )}
      {party.suDate && !party.cancelled && (
        <EditableBlock block="replyBy" onEdit={onEdit}>
          <Fact label={t('replyBy')} icon={<LetterIcon />}>
            <div className={css['capital']}>{formatCalendarDay(party.suDate, language)}</div>
          </Fact>
        </EditableBlock>
      )}
    </Facts>
  );
}

/** Opens in a new tab; the host's click on it must not start editing. */
function OutwardLink({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      className={classNames(plain['link'], plain['target'])}
    >
      {children}
    </a>
  );
}
