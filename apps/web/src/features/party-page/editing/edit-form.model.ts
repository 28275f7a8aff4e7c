import type { Problems, RequestOf } from '@festlig/contracts/define';
import type { party } from '@festlig/contracts/party';
import { escapeHtml, htmlToText } from '@festlig/domain/messaging/html-text';
import { checkMoment, typedInstant } from '@festlig/domain/party/check-moment';
import { checkParty } from '@festlig/domain/party/check-party';
import { toInstant, toLocal } from '@festlig/domain/party/moment';
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

const isSameMoment = (one: EditValues, other: EditValues) =>
  one.date === other.date && one.clock === other.clock && one.zone === other.zone;

/** What a chat says of the party is typed as plain text. */
const descriptionHtml = (typed: string): string => {
  const text = typed.trim();
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
};

/** What is wrong, by field: with the day and the clock as they are typed, and with the party they make. */
export function editProblems(
  typed: Partial<EditValues>,
  party: PartyContent,
  { isNew, now }: { isNew: boolean; now: Date },
): Problems<keyof EditValues> {
  const values = filled(typed, party);
  const stands = isSameMoment(values, toValues(party));
  const entry = {
    title: values.title,
    body: values.body,
    description: descriptionHtml(values.description),
    date: (stands ? null : typedInstant(values, values.zone)) ?? party.date,
    zone: values.zone,
    suDate: values.suDate === '' ? null : values.suDate,
  };
  return { ...checkParty(entry, isNew ? null : party, now), ...checkMoment(values, values.zone) };
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
  if (values.description.trim() !== before.description) change.description = descriptionHtml(values.description);
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
