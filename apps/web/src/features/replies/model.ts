import type { Contact } from '@festlig/contracts/contacts';
import { isObjectId, type OutputOf } from '@festlig/contracts/define';
import type { Party, RsvpField } from '@festlig/contracts/party';
import type { HostRsvp, Rsvp, rsvp, WhichReplies } from '@festlig/contracts/rsvp';
import { showPhone } from '@festlig/domain/contacts/phone';
import { rsvpWindow } from '@festlig/domain/rsvp/window';

export type Stats = OutputOf<typeof rsvp.calls.getStats>;

export const SORTS = ['-createdAt', 'createdAt', 'name', '-isComming', 'isComming', '-numberOfPeople'] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? '-createdAt';

/** Which replies the list shows, in the order of its filters. */
export const WHICH = ['all', 'attending', 'rejected', 'waiting'] as const satisfies readonly WhichReplies[];
export const whichOf = (text: string | null): WhichReplies => WHICH.find((which) => which === text) ?? 'all';

/** A valid id in `?id=`; otherwise undefined, which shows all replies. */
export const rsvpIdOf = (text: string | null): string | undefined =>
  text !== null && isObjectId(text) ? text : undefined;

/** The query of the page with one reply, or with all of them: order and page of the list stay in it. */
export function searchOf(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('id');
  else next.set('id', id);
  return `?${next.toString()}`;
}

/** A percentage: exactly `percent`, or less (`under`) or more (`over`) than it. */
export interface Percent {
  kind: 'exact' | 'under' | 'over';
  percent: number;
}

/**
 * The percentage of invited guests and others who answered that have answered. Null when there are none, or when the
 * number of missing guests is not known.
 */
export function answeredPercent({ attending, notAttending, noResponse }: Stats): Percent | null {
  if (noResponse === null) return null;
  const answered = attending + notAttending;
  const all = answered + noResponse;
  if (all === 0) return null;
  const percent = (answered / all) * 100;
  // 0 means nobody and 100 everyone: between them the percentage is rounded to 1 at least and 99 at most.
  if (answered > 0 && percent < 1) return { kind: 'under', percent: 1 };
  if (answered < all && percent > 99) return { kind: 'over', percent: 99 };
  return { kind: 'exact', percent: Math.round(percent) };
}

export type Day = Stats['byDay'][number];
const MS_A_DAY = 86_400_000;
const WEEK = 7;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The same days with the days without replies between them: at least a week, at most `most` days. */
export function everyDay(byDay: readonly Day[], most = 60): Day[] {
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (!first || !last) return [];
  const known = new Map(byDay.map((entry) => [entry.day, entry]));
  const back = (days: number) => utc(last.day) - (days - 1) * MS_A_DAY;
  const from = Math.max(Math.min(utc(first.day), back(WEEK)), back(most));
  const count = Math.round((utc(last.day) - from) / MS_A_DAY) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(from + index * MS_A_DAY).toISOString().slice(0, 10);
    return known.get(day) ?? { day, attending: 0, notAttending: 0 };
  });
}

/** The addresses of a guest: the guest list's, and the reply's own when it differs. */
export const addressesOf = ({ contactEmail, email }: Pick<HostRsvp, 'contactEmail' | 'email'>): string[] =>
  [...new Set([contactEmail, email])].filter((address) => address !== null);

/** The guest's last message when no message of the host follows it, or else the greeting (rule: reply-list). */
export function newestWords({ comment, messages }: Pick<Rsvp, 'comment' | 'messages'>): string {
  const last = messages.at(-1);
  return last?.isHost === false ? last.message : comment;
}

/** What happens to a host's message besides being shown in the thread. */
export function reachOf(
  { rsvpReplyEmailDisabled }: Pick<Party, 'rsvpReplyEmailDisabled'>,
  { hasEmail, entered }: Pick<Rsvp, 'hasEmail' | 'entered'>,
): 'mailed' | 'disabled' | 'noEmail' | 'entered' {
  if (rsvpReplyEmailDisabled) return 'disabled';
  if (!hasEmail) return 'noEmail';
  return entered ? 'entered' : 'mailed';
}

/** How often each choice was ticked; a hidden one is listed only when it was ticked. */
export function choiceRows({ rsvpChoiceFields }: Pick<Stats, 'rsvpChoiceFields'>, fields: readonly RsvpField[]) {
  const counts = new Map(Object.entries(rsvpChoiceFields));
  return fields
    .filter(({ id, type, hidden }) => type === 'choice' && (!hidden || counts.has(id)))
    .map(({ id, name }) => ({ id, name, ...(counts.get(id) ?? { count: 0, persons: 0 }) }));
}

/** In the address of the list, whose only reply is opened then. */
export const OPENS_ONLY = 'open';

/** From so many on a list is searched, sorted and filtered: fewer are read at a glance (rule: reply-list-short). */
export const FEWEST_SEARCHED = 6;

/** How a guest is reached, who may have a phone number alone; null without either. */
export const addressOf = ({ email, phone }: Pick<Contact, 'email' | 'phone'>): string | null =>
  email ?? (phone === null ? null : showPhone(phone));

/** The place on the page of replies where the lists begin. */
export const REPLY_LISTS = 'replies';

/** What a host can do about some guests, and the path to it below the party's address. */
export interface ReplyTask {
  name: 'waiting' | 'uninvited' | 'byText' | 'unreachable' | 'silent' | 'tooLate';
  count: number;
  path: string;
}

/**
 * What there is to do, the most urgent first. Nobody is invited or reminded where replies are not taken any more; once the
 * reply-by date alone has closed them, it can be moved (rules: reply-tasks, reminder-offered).
 */
export function tasksOf(stats: Stats, party: Parameters<typeof rsvpWindow>[0], now: Date): ReplyTask[] {
  const { waiting, uninvited, byText, unreachable, noResponse } = stats;
  const window = rsvpWindow(party, now, true);
  const isOver = window !== 'open' && window !== 'after_deadline';
  const isBegun = stats.attending + stats.notAttending + (noResponse ?? 0) > 0;
  const remind = '/invitations?new=reminder&audience=withoutRsvp&send=1';
  const open = waiting === 1 ? `&${OPENS_ONLY}=only` : '';
  const tasks: ReplyTask[] = [{ name: 'waiting', count: waiting, path: `/rsvps?which=waiting${open}#${REPLY_LISTS}` }];
  if (!isOver) {
    tasks.push(
      {
        // Where only a text reaches all of them, that is said.
        name: byText > 0 && byText >= uninvited ? 'byText' : 'uninvited',
        count: uninvited,
        path: isBegun ? '/invitations?new=invitation&send=1' : '/invitations',
      },
      { name: 'unreachable', count: unreachable, path: '/contacts?state=unreachable' },
      window === 'open'
        ? { name: 'silent', count: noResponse ?? 0, path: remind }
        : { name: 'tooLate', count: noResponse ?? 0, path: '/settings#replies' },
    );
  }
  return tasks.filter(({ count }) => count > 0);
}

/** Whether there are replies and nobody on the guest list is without one, as far as is known. */
export const areAllAnswered = ({ attending, notAttending, noResponse, uninvited, unreachable }: Stats): boolean =>
  attending + notAttending > 0 && noResponse === 0 && uninvited + unreachable === 0;
