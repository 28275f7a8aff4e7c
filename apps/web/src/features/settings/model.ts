import type { RequestOf } from '@festlig/contracts/define';
import { type Party, PartySettings, type party, type RsvpField } from '@festlig/contracts/party';
import { checkDeadline, checkPhotosDate } from '@festlig/domain/party/check-settings';
import type { PartyDate } from '@festlig/domain/party/dates';
import { toInstant, toLocal } from '@festlig/domain/party/moment';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';
import { actionsOf, linkErrors, type LinkRow, rowsOf } from './links.model';
import type { z } from 'zod';

/** The settings that are shown as they are stored. The wishlist has its own switch. */
const PLAIN = {
  rsvpEnabled: true,
  rsvpRestricted: true,
  rsvpDeadlineEnabled: true,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: true,
  rsvpFields: true,
  language: true,
  smsUseSenderNumber: true,
  visibility: true,
  photosEnabled: true,
  photosUploadedByGuests: true,
  photosPublicEnabled: true,
  photosPublicDefaultEnabled: true,
  photoBookEnabled: true,
} as const;
const FormSettings = PartySettings.pick({ ...PLAIN, suDate: true, slug: true, photosEnabledDate: true, actions: true });
type FormSettings = z.output<typeof FormSettings>;
type Plain = Pick<FormSettings, keyof typeof PLAIN>;

/**
 * The values of the settings form: no reply-by day, address or time is ''. `photosEnabledDate` is local time of the party,
 * YYYY-MM-DDTHH:mm.
 */
export type SettingsValues = Plain & { suDate: string; slug: string; photosEnabledDate: string; actions: LinkRow[] };
export type SettingsChange = Pick<RequestOf<typeof party.calls.updateSettings>, keyof FormSettings | 'ifMatch'>;

export function settingsOf(party: Party): SettingsValues {
  const { suDate, slug, photosEnabledDate, zone } = party;
  const local = photosEnabledDate === null ? null : toLocal(photosEnabledDate, zone);
  const plain = Object.fromEntries(Object.keys(PLAIN).map((field) => [field, party[field as keyof Plain]]));
  return {
    ...(plain as unknown as Plain),
    suDate: suDate ?? '',
    slug: slug ?? '',
    photosEnabledDate: local === null ? '' : `${local.date}T${local.clock}`,
    actions: rowsOf(party.actions),
  };
}

const instantOf = (local: string, zone: string): string | null => {
  const [date = '', clock = ''] = local.split('T');
  return toInstant({ date, clock }, zone);
};

/** The settings as they are saved. The reply-by day is kept when the deadline is switched off. */
export const toChange = (
  { suDate, slug, photosEnabledDate, actions, ...values }: SettingsValues,
  zone: string,
): SettingsChange => ({
  ...values,
  // An emptied field has no value.
  suDate: suDate || null,
  slug: slug || null,
  photosEnabledDate: photosEnabledDate ? instantOf(photosEnabledDate, zone) : null,
  actions: actionsOf(actions),
});

/** The problems of the deadline and its day; a day is checked even while its field is hidden. */
const deadlineProblems = ({ rsvpDeadlineEnabled, suDate }: SettingsValues, initial: SettingsValues, party: PartyDate) =>
  checkDeadline({ rsvpDeadlineEnabled, suDate: suDate || null }, initial.suDate || null, party);

/**
 * A late day is not saved when the deadline is off, because its field is hidden: the earlier day stays. Nor is a new time
 * of photos while they are off, because its field is disabled and could not be mended.
 */
function withoutUnused(initial: SettingsValues, values: SettingsValues, party: PartyDate): SettingsValues {
  const isUnused = !values.rsvpDeadlineEnabled && deadlineProblems(values, initial, party).suDate !== undefined;
  return {
    ...values,
    ...(isUnused ? { suDate: initial.suDate } : {}),
    ...(values.photosEnabled ? {} : { photosEnabledDate: initial.photosEnabledDate }),
  };
}

/**
 * The settings the host changed since `initial`: another host may have saved the others meanwhile. The deadline and its
 * day are sent together, because the server reads one by the other.
 */
export function changesSince(initial: SettingsValues, values: SettingsValues, party: PartyDate): SettingsChange {
  const before = toChange(initial, party.zone);
  const now = toChange(withoutUnused(initial, values, party), party.zone);
  const differs = (key: string) =>
    JSON.stringify(before[key as keyof SettingsChange]) !== JSON.stringify(now[key as keyof SettingsChange]);
  const deadline = ['rsvpDeadlineEnabled', 'suDate'];
  const sent = (key: string) => (deadline.includes(key) ? deadline.some(differs) : differs(key));
  return Object.fromEntries(Object.entries(now).filter(([key]) => sent(key)));
}

/** What the form is checked against: the party, its values as saved, the present, and the text for a link given twice. */
export interface Checked {
  party: PartyDate;
  initial: SettingsValues;
  now: Date;
  linkTwice: string;
}

/**
 * The validation errors by field: the contract's rules; a deadline also requires a day no later than the party's. The
 * address has a check of its own.
 */
export function settingsErrors(values: SettingsValues, { party, initial, now, linkTwice }: Checked, t: ErrorsT) {
  const { slug: _, actions: __, photosEnabledDate, ...rest } = toChange(values, party.zone);
  const kept = toChange(initial, party.zone).photosEnabledDate ?? null;
  const links = linkErrors(values.actions, t, linkTwice);
  const errors = {
    ...schemaErrors(FormSettings.omit({ slug: true, actions: true, photosEnabledDate: true }), rest, t),
    ...(links ? { actions: links } : {}),
    ...inWords(values.photosEnabled ? checkPhotosDate(photosEnabledDate, kept, now) : {}, t),
  };
  return values.rsvpDeadlineEnabled ? { ...errors, ...inWords(deadlineProblems(values, initial, party), t) } : errors;
}

/** A new question; `key` becomes its id, which stays when the question is renamed. */
export const newField = (key: string): RsvpField => ({
  id: key.slice(0, 12),
  name: '',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: false,
});

/** The list with one question changed, or without it (null). */
export const withField = (fields: readonly RsvpField[], id: string, change: Partial<RsvpField> | null): RsvpField[] =>
  fields.flatMap((field) => {
    if (field.id !== id) return [field];
    return change === null ? [] : [{ ...field, ...change }];
  });
