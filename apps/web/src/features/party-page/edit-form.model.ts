import type { RequestOf } from '@festlig/contracts/define';
import { PartyContent as PartyContentSchema, type party } from '@festlig/contracts/party';
import { dayIn, toInstant, toLocal } from '@festlig/domain/party/moment';
import { errorText, type ErrorsT } from '../../i18n/error-text';
import { bodyToText, textToBody } from './body-text.model';
import type { PartyContent } from './model';

/** What the host edits, as it is typed. */
export interface EditValues {
  title: string;
  text: string;
  date: string;
  clock: string;
  place: string;
  suDate: string;
  heroImage: string | null;
}
export type PartyChange = Omit<RequestOf<typeof party.calls.updateParty>, 'partyId'>;

/** Where the form shows an error of the server's field. */
export const FIELD_OF: Readonly<Record<string, keyof EditValues>> = {
  body: 'text',
  location: 'place',
  'location.address': 'place',
};

export function toValues(party: PartyContent): EditValues {
  return {
    title: party.title,
    text: bodyToText(party.body),
    ...toLocal(party.date, party.zone),
    place: party.location.address,
    suDate: party.suDate ?? '',
    heroImage: party.heroImage,
  };
}

/** Spec section 5: a title, a date that is not in the past when it is picked, a reply-by day not after the event. */
export function editErrors(values: Partial<EditValues>, party: PartyContent, now: Date, t: ErrorsT) {
  const errors: Partial<Record<keyof EditValues, string>> = {};
  const picked = values.date !== toLocal(party.date, party.zone).date;
  if (!values.title?.trim()) errors.title = errorText({ code: 'required' }, t);
  else if (!PartyContentSchema.shape.title.safeParse(values.title).success)
    errors.title = errorText({ code: 'too_long' }, t);
  if (!values.date) errors.date = errorText({ code: 'required' }, t);
  else if (picked && values.date < dayIn(now, party.zone)) errors.date = errorText({ code: 'date_in_past' }, t);
  if (!values.clock) errors.clock = errorText({ code: 'required' }, t);
  if (values.suDate && values.date && values.suDate > values.date) errors.suDate = errorText({ code: 'invalid' }, t);
  return errors;
}

/** Only what was changed, so that a body with rich text stays untouched until its text is edited. */
export function toChange(values: Partial<EditValues>, party: PartyContent): PartyChange {
  const before = toValues(party);
  const change: PartyChange = {};
  const { title = '', text = '', date = '', clock = '', place = '', suDate = '', heroImage = null } = values;
  if (title !== before.title) change.title = title;
  if (text !== before.text) change.body = textToBody(text);
  if (date !== before.date || clock !== before.clock) {
    change.date = toInstant({ date, clock }, party.zone) ?? party.date;
  }
  if (place !== before.place) change.location = { address: place, latitude: null, longitude: null };
  if (suDate !== before.suDate) change.suDate = suDate === '' ? null : suDate;
  if (heroImage !== before.heroImage) change.heroImage = heroImage;
  return change;
}

/** Spec section 5: dates cannot be edited once the event has started. */
export const hasStarted = (party: PartyContent, now: Date): boolean => Date.parse(party.date) <= now.getTime();
