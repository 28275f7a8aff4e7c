import type { Location, Party, ProgrammeItem } from '@festlig/contracts/party';
import { checkItem } from '@festlig/domain/party/check-programme';
import type { PartyDate } from '@festlig/domain/party/dates';
import { addDays, daysFrom, type LocalMoment, toInstant, toLocal } from '@festlig/domain/party/moment';
import { inOrder } from '@festlig/domain/party/programme';

/** An item as it is typed. `days`: how many days after that of the party, so that it moves with the party. */
export interface ItemRow {
  id: string;
  clock: string;
  days: number;
  title: string;
  location: Location;
}

/** The end as it is typed: '' without one. `endDays`: days after the first; '' until the host chooses. */
export interface EndValues {
  endClock: string;
  endDays: string;
}

type When = LocalMoment & { zone: string };

export function endValues({ endDate, date, zone }: Pick<Party, 'endDate' | 'date' | 'zone'>): EndValues {
  if (endDate === null) return { endClock: '', endDays: '' };
  const end = toLocal(endDate, zone);
  return { endClock: end.clock, endDays: String(daysFrom(toLocal(date, zone).date, end.date)) };
}

/** The day of the end: an end that is no later on the clock is on the next day. */
export const endDay = ({ endClock, endDays, clock }: EndValues & { clock: string }): number =>
  endDays === '' ? (endClock > clock ? 0 : 1) : Number(endDays);

export const endOf = (values: EndValues & When): string | null =>
  values.endClock === ''
    ? null
    : toInstant({ date: addDays(values.date, endDay(values)), clock: values.endClock }, values.zone);

export const rowsOf = ({ programme, date, zone }: Pick<Party, 'programme' | 'date' | 'zone'>): ItemRow[] =>
  programme.map(({ id, title, location, date: instant }) => {
    const local = toLocal(instant, zone);
    return { id, title, location, clock: local.clock, days: daysFrom(toLocal(date, zone).date, local.date) };
  });

/**
 * The items after the party's clock has changed: one that began with the party, and has no other time since, begins with it
 * still. Null when there is none.
 */
export function movedItems(
  rows: readonly ItemRow[],
  before: Partial<{ clock: string; programme: readonly ItemRow[] }>,
  from: string,
  to: string,
): ItemRow[] | null {
  const isAtStart = ({ clock, days }: ItemRow, start: string | undefined) => days === 0 && clock === start;
  const began = (before.programme ?? []).filter((row) => isAtStart(row, before.clock)).map(({ id }) => id);
  const follows = (row: ItemRow) => began.includes(row.id) && isAtStart(row, from);
  return rows.some(follows) ? rows.map((row) => (follows(row) ? { ...row, clock: to } : row)) : null;
}

const momentOf = ({ clock, days }: ItemRow, { date, zone }: When): string | null =>
  toInstant({ date: addDays(date, days), clock }, zone);

/** The rows that have both a time and a title; the host has only begun to write the others. */
export const wholeRows = (rows: readonly ItemRow[]): ItemRow[] =>
  // Final Form turns an emptied field into undefined.
  rows.filter(({ clock, title }) => Boolean(clock) && Boolean(title) && title.trim() !== '');

/** Whether nothing was written in a row: it has at most the time that it was offered with, that of the party. */
const isBlank = ({ clock, days, title, location }: ItemRow, when: When): boolean =>
  // Final Form turns an emptied field into undefined.
  (!clock || clock === when.clock) && days === 0 && !title?.trim() && location.address.trim() === '';

/** The items that have a time, in its order; a row in which nothing was written is none. */
export const itemsOf = (rows: readonly ItemRow[], when: When): ProgrammeItem[] =>
  inOrder(
    rows.flatMap((row) => {
      if (isBlank(row, when)) return [];
      const date = momentOf(row, when);
      const { address, latitude, longitude } = row.location;
      return date === null ? [] : [{ id: row.id, date, title: row.title, location: { address, latitude, longitude } }];
    }),
  );

/** Items in the same form, so that they can be compared. */
const comparable = (items: readonly ProgrammeItem[]): string =>
  JSON.stringify(
    items.map(({ id, date, title, location: { address, latitude, longitude } }) => [
      id,
      Date.parse(date),
      title,
      address,
      latitude,
      longitude,
    ]),
  );
export const isSameProgramme = (one: readonly ProgrammeItem[], other: readonly ProgrammeItem[]): boolean =>
  comparable(one) === comparable(other);

export const isSameInstant = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

export type RowProblems = Partial<Record<'clock' | 'title', { code: string }>>;

/** The problems of each row; undefined when there are none. An added row in which nothing was written has none. */
export function rowProblems(
  rows: readonly ItemRow[],
  when: When,
  kept: readonly ProgrammeItem[],
  now: Date,
): RowProblems[] | undefined {
  const start = toInstant(when, when.zone);
  const problems = rows.map((row): RowProblems => {
    const date = momentOf(row, when);
    const party: PartyDate | null = start === null ? null : { date: start, zone: when.zone };
    const before = kept.find(({ id }) => id === row.id);
    if (before === undefined && isBlank(row, when)) return {};
    const { date: time, title } = checkItem({ date, title: row.title }, before, party, now);
    return { ...(time ? { clock: time } : {}), ...(title ? { title } : {}) };
  });
  return problems.some((row) => Object.keys(row).length > 0) ? problems : undefined;
}
