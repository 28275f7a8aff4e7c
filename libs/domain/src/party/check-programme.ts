import type { Problems } from '@festlig/contracts/define';
import { ProgrammeItem } from '@festlig/contracts/party';
import { isPast, type PartyDate } from './dates';
import { dayIn } from './day-in';

/** The most days from the start of a party to its end, and to the last item of its programme. */
export const MOST_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

const isLate = (instant: string, { date }: PartyDate): boolean =>
  Date.parse(instant) > Date.parse(date) + MOST_DAYS * DAY_MS;

export type EndProblems = Problems<'endDate', 'end_before_start' | 'end_too_late'>;

/** A party ends after it has begun, at most two weeks later; it need not say when (rule: event-end). */
export function checkEnd(endDate: string | null, party: PartyDate): EndProblems {
  if (endDate === null) return {};
  if (Date.parse(endDate) <= Date.parse(party.date)) return { endDate: { code: 'end_before_start' } };
  return isLate(endDate, party) ? { endDate: { code: 'end_too_late' } } : {};
}

export type ItemCode = 'programme_item_past' | 'programme_item_late';
type TitleCode = 'required' | 'too_long' | 'name_passes_for_ours';
export type ProgrammeProblems = Problems<'programme', ItemCode | TitleCode>;

/**
 * Why this item cannot take place then: not before the day of the event, not later than two weeks after its start, and
 * not on a day that has passed when it is added or moved. Days decide, as for the party itself: a wedding that is made
 * in the afternoon of its own day has its ceremony in the morning. `kept`: the item as stored.
 */
function timeProblem(
  item: Pick<ProgrammeItem, 'date'>,
  kept: Pick<ProgrammeItem, 'date'> | undefined,
  party: PartyDate,
  now: Date,
): ItemCode | null {
  const moment = new Date(item.date);
  const stands = kept !== undefined && Date.parse(kept.date) === moment.getTime();
  if (!stands && isPast({ date: item.date, zone: party.zone }, now)) return 'programme_item_past';
  if (moment < new Date(party.date) && dayIn(moment, party.zone) < dayIn(new Date(party.date), party.zone))
    return 'programme_item_past';
  return isLate(item.date, party) ? 'programme_item_late' : null;
}

/** An item as it is written; `date` null: no time, or one that does not exist. */
export interface WrittenItem {
  date: string | null;
  title: string;
}

/**
 * Checks one item for its row in the form and for the service: a title, and a time that it can have; without `party` the
 * party has no valid date yet. The schema of a title uses error codes as messages.
 */
export function checkItem(
  { date, title }: WrittenItem,
  kept: Pick<ProgrammeItem, 'date'> | undefined,
  party: PartyDate | null,
  now: Date,
): Problems<'date' | 'title', ItemCode | TitleCode> {
  const time = date === null ? 'required' : party && timeProblem({ date }, kept, party, now);
  const words = ProgrammeItem.shape.title.safeParse(title).error?.issues[0]?.message as TitleCode | undefined;
  return { ...(time ? { date: { code: time } } : {}), ...(words ? { title: { code: words } } : {}) };
}

/** Checks the items of a programme; `kept` is the stored one (rule: programme-time). */
export function checkProgramme(
  programme: readonly ProgrammeItem[],
  kept: readonly ProgrammeItem[],
  party: PartyDate,
  now: Date,
): ProgrammeProblems {
  const before = new Map(kept.map((item) => [item.id, item]));
  for (const item of programme) {
    const [problem] = Object.values(checkItem(item, before.get(item.id), party, now));
    if (problem) return { programme: problem };
  }
  return {};
}
