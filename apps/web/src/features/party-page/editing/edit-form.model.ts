import type { Problems, RequestOf } from '@festlig/contracts/define';
import type { party } from '@festlig/contracts/party';
import { escapeHtml, htmlToText } from '@festlig/domain/messaging/html-text';
import { checkMoment, typedInstant } from '@festlig/domain/party/check-moment';
import { checkParty } from '@festlig/domain/party/check-party';
import { toInstant, toLocal } from '@festlig/domain/party/moment';
import type { PartyContent } from '../model';
import {
  endOf,
  type EndValues,
  endValues,
  isSameInstant,
  isSameProgramme,
  type ItemRow,
  itemsOf,
  type RowProblems,
  rowProblems,
  rowsOf,
  wholeRows,
} from './occasion-form.model';

/**
 * The form's values as they are typed: `description` is plain text, date and clock are in `zone`; an empty `suDate`
 * means no reply-by day.
 */
export interface EditValues
  extends
    Pick<
      PartyContent,
      | 'title'
      | 'body'
      | 'zone'
      | 'heroImage'
      | 'location'
      | 'themeName'
      | 'layout'
      | 'lettering'
      | 'colour'
      | 'invitedBy'
    >,
    EndValues {
  description: string;
  date: string;
  clock: string;
  suDate: string;
  programme: ItemRow[];
}
export type PartyChange = Omit<RequestOf<typeof party.calls.updateParty>, 'partyId'>;

export function toValues(party: PartyContent): EditValues {
  const { title, body, zone, heroImage, location, themeName, layout, lettering, colour, invitedBy } = party;
  return {
    title,
    body,
    description: htmlToText(party.description),
    zone,
    heroImage,
    location,
    themeName,
    layout,
    lettering,
    colour,
    invitedBy,
    ...toLocal(party.date, zone),
    ...endValues(party),
    suDate: party.suDate ?? '',
    programme: rowsOf(party),
  };
}

/** Final Form turns an emptied field into undefined. */
const filled = (values: Partial<EditValues>, party: PartyContent): EditValues => ({
  ...toValues(party),
  title: '',
  body: '',
  description: '',
  invitedBy: '',
  date: '',
  clock: '',
  endClock: '',
  endDays: '',
  suDate: '',
  ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<EditValues>),
});

const isSameMoment = (one: EditValues, other: EditValues) =>
  one.date === other.date && one.clock === other.clock && one.zone === other.zone;

/** The text of the link preview is typed as plain text and stored as HTML. */
const descriptionHtml = (typed: string): string => {
  const text = typed.trim();
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
};

/** The validation errors by field: of the date and clock as typed, and of the party that results. */
export function editProblems(
  typed: Partial<EditValues>,
  party: PartyContent,
  { isNew, now }: { isNew: boolean; now: Date },
): Problems<Exclude<keyof EditValues, 'programme'>> {
  const values = filled(typed, party);
  const stands = isSameMoment(values, toValues(party));
  const entry = {
    title: values.title,
    body: values.body,
    description: descriptionHtml(values.description),
    invitedBy: values.invitedBy,
    date: (stands ? null : typedInstant(values, values.zone)) ?? party.date,
    zone: values.zone,
    suDate: values.suDate === '' ? null : values.suDate,
    endDate: endOf(values),
    // The rows have their own problems.
    programme: [],
  };
  const { endDate, programme: _, ...problems } = checkParty(entry, isNew ? null : party, now);
  return { ...problems, ...(endDate ? { endClock: endDate } : {}), ...checkMoment(values, values.zone) };
}

/** The validation errors of the rows of the programme; undefined when there are none. */
export function programmeProblems(
  typed: Partial<EditValues>,
  party: PartyContent,
  { isNew, now }: { isNew: boolean; now: Date },
): RowProblems[] | undefined {
  const values = filled(typed, party);
  return rowProblems(values.programme, values, isNew ? [] : party.programme, now);
}

/** What the page can show of what is typed: without the rows of the programme that are not whole. */
export const shownOf = (typed: Partial<EditValues>, party: PartyContent): Partial<EditValues> => ({
  ...typed,
  programme: wholeRows(filled(typed, party).programme),
});

/** Whether something is wrong with what the page would show (rule: edit-seen-as-guest). */
export function isShownWrong(
  typed: Partial<EditValues>,
  errors: Partial<Record<keyof EditValues, unknown>>,
  party: PartyContent,
  when: { isNew: boolean; now: Date },
): boolean {
  const { programme: _, ...others } = errors;
  return Object.values(others).some(Boolean) || programmeProblems(shownOf(typed, party), party, when) !== undefined;
}

/**
 * The changed fields only, so that a save does not overwrite what another host has changed
 * (rule: edit-saves-changes-only).
 */
export function toChange(typed: Partial<EditValues>, party: PartyContent): PartyChange {
  const before = toValues(party);
  const values = filled(typed, party);
  const change: PartyChange = {};
  if (values.title !== before.title) change.title = values.title;
  if (values.body !== before.body) change.body = values.body;
  if (values.description.trim() !== before.description) change.description = descriptionHtml(values.description);
  if (values.invitedBy.trim() !== before.invitedBy) change.invitedBy = values.invitedBy.trim();
  if (!isSameMoment(values, before)) {
    change.date = toInstant(values, values.zone) ?? party.date;
    change.zone = values.zone;
  }
  const { address, latitude, longitude } = values.location;
  const was = before.location;
  if (address !== was.address || latitude !== was.latitude || longitude !== was.longitude)
    change.location = { address, latitude, longitude };
  const endDate = endOf(values);
  if (!isSameInstant(endDate, party.endDate)) change.endDate = endDate;
  const programme = itemsOf(values.programme, values);
  if (!isSameProgramme(programme, party.programme)) change.programme = programme;
  if (values.suDate !== before.suDate) change.suDate = values.suDate === '' ? null : values.suDate;
  if (values.heroImage !== before.heroImage) change.heroImage = values.heroImage;
  if (values.themeName !== before.themeName) change.themeName = values.themeName;
  if (values.layout !== before.layout) change.layout = values.layout;
  if (values.lettering !== before.lettering) change.lettering = values.lettering;
  if (values.colour !== before.colour) change.colour = values.colour;
  return change;
}

/** Whether the event has started; its dates can then no longer be edited (rule: started-party-keeps-date). */
export const hasStarted = (party: PartyContent, now: Date): boolean => Date.parse(party.date) <= now.getTime();
