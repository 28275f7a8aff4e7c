import type { Party } from '@festlig/contracts/party';
import { dayIn } from '@festlig/domain/party/day-in';
import { useLanguage } from '../../../i18n/use-language';
import { formatCalendarDay, formatClock } from '../../../lib/format-date';
import { beginsWithProgramme } from '../model';

/**
 * The day, when the party begins and the first part of its place, in one line; a time and places that stand in the programme are left to it
 * (rules: day-on-picture, facts-beside-programme).
 */
export function DayLine({ party }: { party: Party }) {
  const language = useLanguage();
  const { date, zone, location, programme } = party;
  const more = [
    beginsWithProgramme(party) ? '' : formatClock(date, zone, language),
    programme.length > 0 ? '' : location.address.split(',', 1)[0],
  ];
  return (
    <>
      {formatCalendarDay(dayIn(new Date(date), zone), language)}
      {more.map((words) => words && <span key={words}>&nbsp;· {words}</span>)}
    </>
  );
}
