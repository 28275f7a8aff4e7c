import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import { placeOf, placesOf } from '@festlig/domain/party/programme';
import { unbrokenTown } from '@festlig/domain/party/unbroken-town';
import type { ReactNode } from 'react';
import { useNow } from '../../../../api/page-source';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../../i18n/use-language';
import { formatCalendarDay, formatHour } from '../../../../lib/format-date';
import { mapLink, routeLink } from '../../model';
import plain from '../../../../components/plain/plain.module.css';
import { classNames } from '../../../../lib/class-names';
import { AddToCalendar } from '../../../../components/calendar/AddToCalendar';
import css from '../../components/facts.module.css';

/** What happens when and where, as a line through the day (rule: party-programme). */
export function Programme({ party }: { party: Party }) {
  const t = useTexts('party-page');
  const language = useLanguage();
  const now = useNow().getTime();
  const days = [party, ...party.programme].map(({ date }) => dayIn(new Date(date), party.zone));
  return (
    <section aria-labelledby="programme" className={css['programme']}>
      <h2 id="programme" className={plain['small']}>
        {t('programme')}
      </h2>
      <ol>
        {party.programme.map((item, index) => {
          // The facts above tell the first day.
          const day = days[index + 1] ?? '';
          const isNewDay = day !== days[index] && day !== '';
          return (
            <li key={item.id} className={css['item']}>
              <time dateTime={item.date}>{formatHour(item.date, party.zone, language)}</time>
              <div aria-hidden className={css['line']} />
              <div className={css['happening']}>
                {isNewDay && (
                  <div className={classNames(plain['small'], css['capital'])}>{formatCalendarDay(day, language)}</div>
                )}
                <div className={css['what']}>{item.title}</div>
                <ItemPlace item={item} party={party}>
                  {Date.parse(item.date) > now && <AddToCalendar party={party} item={item} />}
                </ItemPlace>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
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
  const t = useTexts('party-page');
  const place = placeOf(item, party);
  const { address } = place;
  // The only place stands above, with its map and its route.
  const isSaid = placesOf(party).length < 2;
  const links = { map: !isSaid && mapLink(place), route: !isSaid && routeLink(place) };
  return (
    <>
      {!isSaid && address !== '' && <div className={plain['soft']}>{unbrokenTown(address)}</div>}
      {!party.cancelled && (
        <div className={classNames(css['itemWays'], plain['unprinted'])}>
          {(['map', 'route'] as const).map(
            (name) =>
              links[name] && (
                <a
                  key={name}
                  href={links[name]}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t(`${name}Opens`, { address })}
                  onClick={(event) => event.stopPropagation()}
                  className={classNames(plain['link'], plain['target'])}
                >
                  {t(name)}
                </a>
              ),
          )}
          {children}
        </div>
      )}
    </>
  );
}
