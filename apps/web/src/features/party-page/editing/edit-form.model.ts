import type { RequestOf } from '@festlig/contracts/define';
import { PartyContent as PartyContentSchema, type party } from '@festlig/contracts/party';
import { escapeHtml, htmlToText } from '@festlig/domain/messaging/html-text';
import { type NewDateProblem, newDateProblem } from '@festlig/domain/party/dates';
import { toInstant, toLocal } from '@festlig/domain/party/moment';
import { isReplyByLate } from '@festlig/domain/rsvp/window';
import type { PartyContent } from '../model';

/** What the host edits, as it is typed: `description` is plain text, day and clock are in `zone`; an empty reply-by date is none. */
export interface EditValues extends Pick<
  PartyContent,
  'title' | 'body' | 'zone' | 'heroImage' | 'location' | 'themeName'
> {
  description: string;
  date: string;
  clock: string;
  suDate: string;
}
export type PartyChange = Omit<RequestOf<typeof party.calls.updateParty>, 'partyId'>;

/** Codes of the errors namespace, and one that only this form knows. */
export type EditProblem = 'required' | 'too_long' | 'too_many_tags' | 'invalid' | NewDateProblem | 'reply_by_late';

export function toValues(party: PartyContent): EditValues {
  const { title, body, zone, heroImage, location, themeName } = party;
  return {
    title,
    body,
    description: htmlToText(party.description),
    zone,
    heroImage,
    location,
    themeName,
    ...toLocal(party.date, zone),
    suDate: party.suDate ?? '',
  };
}

/** Final-form turns what is emptied into undefined. */
const filled = (values: Partial<EditValues>, party: PartyContent): EditValues => ({
  ...toValues(party),
  title: '',
  body: '',
  description: '',
  date: '',
  clock: '',
  suDate: '',
  ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<EditValues>),
});

/** Schemas name error codes as their messages. */
const textProblem = (field: 'title' | 'body', text: string) =>
  PartyContentSchema.shape[field].safeParse(text).error?.issues[0]?.message as EditProblem | undefined;
const isSameMoment = (one: EditValues, other: EditValues) =>
  one.date === other.date && one.clock === other.clock && one.zone === other.zone;

/**
 * A title, a date that is not in the past when it is picked, a reply-by day not after the event
 * (rules: title-required, event-date, reply-by-date).
 */
export function editProblems(typed: Partial<EditValues>, party: PartyContent, now: Date) {
  const values = filled(typed, party);
  const { title, body, date, clock, zone, suDate } = values;
  const problems: Partial<Record<keyof EditValues, EditProblem>> = {};
  const texts = { title: textProblem('title', title), body: textProblem('body', body) };
  if (texts.title) problems.title = texts.title;
  if (texts.body) problems.body = texts.body;
  if (clock === '') problems.clock = 'required';
  if (date === '') problems.date = 'required';
  else {
    const noon = toInstant({ date, clock: '12:00' }, zone);
    const isNew = !isSameMoment(values, toValues(party));
    const problem = noon === null ? 'invalid' : isNew ? newDateProblem({ date: noon, zone }, now) : null;
    if (problem) problems.date = problem;
  }
  if (suDate !== '' && date !== '' && isReplyByLate(suDate, date)) problems.suDate = 'reply_by_late';
  return problems;
}

/**
 * Only what was changed, so that nobody's work is written over by what was not touched (rule: edit-saves-changes-only).
 */
export function toChange(typed: Partial<EditValues>, party: PartyContent): PartyChange {
  const before = toValues(party);
  const values = filled(typed, party);
  const change: PartyChange = {};
  if (values.title !== before.title) change.title = values.title;
  if (values.body !== before.body) change.body = values.body;
  const description = values.description.trim();
  if (description !== before.description)
    change.description = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  if (!isSameMoment(values, before)) {
    change.date = toInstant(values, values.zone) ?? party.date;
    change.zone = values.zone;
  }
  const { address, latitude, longitude } = values.location;
  const was = before.location;
  if (address !== was.address || latitude !== was.latitude || longitude !== was.longitude)
    change.location = { address, latitude, longitude };
  if (values.suDate !== before.suDate) change.suDate = values.suDate === '' ? null : values.suDate;
  if (values.heroImage !== before.heroImage) change.heroImage = values.heroImage;
  if (values.themeName !== before.themeName) change.themeName = values.themeName;
  return change;
}

/** Dates cannot be edited once the event has started (rule: started-party-keeps-date). */
export const hasStarted = (party: PartyContent, now: Date): boolean => Date.parse(party.date) <= now.getTime();
