import type { Problems } from '@festlig/contracts/define';
import { PartyContent, type ProgrammeItem } from '@festlig/contracts/party';
import { checkEnd, checkProgramme, type EndProblems, type ProgrammeProblems } from './check-programme';
import {
  changedDateProblem,
  type DateProblem,
  isSameMoment,
  isZone,
  type NewDateProblem,
  newDateProblem,
  type PartyDate,
} from './dates';
import { dayIn } from './day-in';

const TEXTS = ['title', 'body', 'description', 'invitedBy'] as const;
type TextField = (typeof TEXTS)[number];
type TextCode = 'required' | 'too_long' | 'too_many_tags' | 'name_passes_for_ours' | 'name_holds_address';

/** When a party takes place, and by when guests must reply. `suDate`: a day YYYY-MM-DD in the party's zone; null = none. */
export interface PartyDates extends PartyDate {
  suDate: string | null;
  /** ISO 8601 UTC; null = nobody says. */
  endDate: string | null;
  programme: readonly ProgrammeItem[];
}

/** A party as it would be after this save. Texts that are left out do not change. */
export interface PartyEntry extends PartyDates, Partial<Record<TextField, string | undefined>> {}

export type PartyProblems<D extends DateProblem = DateProblem> = Problems<
  TextField | 'date' | 'zone' | 'suDate',
  TextCode | 'invalid' | D | 'reply_by_late'
> &
  EndProblems &
  ProgrammeProblems;

/** The reply-by day must not be after the day of the party (rule: reply-by-date). */
export function checkReplyBy(suDate: string | null, { date, zone }: PartyDate): Problems<'suDate', 'reply_by_late'> {
  const isLate = suDate !== null && suDate > dayIn(new Date(date), zone);
  return isLate ? { suDate: { code: 'reply_by_late' } } : {};
}

/** The error code of a text: its schema uses codes as messages. */
const textCode = (field: TextField, text: string): TextCode | undefined =>
  PartyContent.shape[field].safeParse(text).error?.issues[0]?.message as TextCode | undefined;

/** What stands as it was stored is not checked again. */
function occasionProblems(entry: PartyDates, kept: PartyDates | null, now: Date): EndProblems & ProgrammeProblems {
  const stands = kept !== null && isSameMoment(kept, entry);
  const endStands = stands && kept.endDate === entry.endDate;
  const programmeStands = stands && kept.programme === entry.programme;
  return {
    ...(endStands ? {} : checkEnd(entry.endDate, entry)),
    ...(programmeStands ? {} : checkProgramme(entry.programme, kept?.programme ?? [], entry, now)),
  };
}

/**
 * Checks a party's page for the form and the service: a title, a date that is not in the past when it is chosen,
 * an end after the start, a programme on its days, and a reply-by day not after the event (rules: title-required,
 * text-not-from-us, event-date, started-party-keeps-date, event-end, programme-time, reply-by-date). `kept` is the stored party, null for a new one; unchanged dates are not
 * checked again.
 */
export function checkParty(entry: PartyEntry, kept: null, now: Date): PartyProblems<NewDateProblem>;
export function checkParty(entry: PartyEntry, kept: PartyDates | null, now: Date): PartyProblems;
export function checkParty(entry: PartyEntry, kept: PartyDates | null, now: Date): PartyProblems {
  const problems: PartyProblems = {};
  for (const field of TEXTS) {
    const text = entry[field];
    const code = text === undefined ? undefined : textCode(field, text);
    if (code) problems[field] = { code };
  }
  if (!isZone(entry.zone)) return { ...problems, zone: { code: 'invalid' } };
  Object.assign(problems, occasionProblems(entry, kept, now));
  const problem = kept === null ? newDateProblem(entry, now) : changedDateProblem(kept, entry, now);
  if (problem) problems.date = { code: problem };
  const stands = kept !== null && isSameMoment(kept, entry) && kept.suDate === entry.suDate;
  return stands ? problems : { ...problems, ...checkReplyBy(entry.suDate, entry) };
}
