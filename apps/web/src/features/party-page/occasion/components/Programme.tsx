import type { Party } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import { placeOf, tellsPlaces } from '@festlig/domain/party/programme';
import { unbrokenTown } from '@festlig/domain/party/unbroken-town';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../../i18n/use-language';
import { formatCalendarDay, formatHour } from '../../../../lib/format-date';
import plain from '../../../../components/plain/plain.module.css';
import { OtherZone } from '../../../../components/OtherZone';
import { classNames } from '../../../../lib/class-names';
import { RouteLink } from '../../components/RouteLink';
import css from '../../components/facts.module.css';
import { beginsWithProgramme } from '../../model';

/** What happens when and where, as a line through the day (rules: party-programme, programme-places, route-link). */
export function Programme({ party }: { party: Party }) {
  const t = useTexts('party-page');
  const language = useLanguage();
  const dayOf = ({ date }: Pick<Party, 'date'>) => dayIn(new Date(date), party.zone);
  const all = party.programme.map((item) => placeOf(item, party).address);
  // What the facts above name, with its route.
  const above = tellsPlaces(party) ? '' : party.location.address;
  return (
    <section aria-labelledby="programme" className={css['programme']}>
      <h2 id="programme" className={css['label']}>
        {t('programme')}
      </h2>
      {beginsWithProgramme(party) && <OtherZone party={party} />}
      <ol>
        {party.programme.map((item, index) => {
          // The facts above tell the first day.
          const day = dayOf(item);
          const place = placeOf(item, party);
          const isSaidHere = place.address !== (all[index - 1] ?? above);
          // Where the guest first comes there.
          const isFirst = place.address !== above && all.indexOf(place.address) === index;
          const isNewDay = day !== dayOf(party.programme[index - 1] ?? party);
          return (
            <li key={item.id} className={css['item']}>
              <time dateTime={item.date}>{formatHour(item.date, party.zone, language)}</time>
              <div aria-hidden className={css['line']} />
              <div>
                {isNewDay && (
                  <div className={classNames(plain['small'], css['capital'])}>{formatCalendarDay(day, language)}</div>
                )}
                <div className={css['what']}>{item.title}</div>
                {isSaidHere && <div className={plain['soft']}>{unbrokenTown(place.address)}</div>}
                {isSaidHere && !party.cancelled && isFirst && <RouteLink place={place} />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
