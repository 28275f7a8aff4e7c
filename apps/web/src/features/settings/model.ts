import type { RequestOf } from '@festlig/contracts/define';
import { type Party, PartySettings, type party, type RsvpField } from '@festlig/contracts/party';
import { checkReplyBy } from '@festlig/domain/party/check-party';
import type { PartyDate } from '@festlig/domain/party/dates';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';
import type { z } from 'zod';

/** The settings in the form. */
const FormSettings = PartySettings.pick({
  rsvpEnabled: true,
  rsvpRestricted: true,
  rsvpDeadlineEnabled: true,
  suDate: true,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: true,
  rsvpFields: true,
  language: true,
});
type FormSettings = z.output<typeof FormSettings>;

/** The values of the settings form: no reply-by day is ''. */
export type SettingsValues = Omit<FormSettings, 'suDate'> & { suDate: string };
export type SettingsChange = Pick<RequestOf<typeof party.calls.updateSettings>, keyof FormSettings | 'ifMatch'>;

export const settingsOf = (party: Party): SettingsValues => ({
  rsvpEnabled: party.rsvpEnabled,
  rsvpRestricted: party.rsvpRestricted,
  rsvpDeadlineEnabled: party.rsvpDeadlineEnabled,
  suDate: party.suDate ?? '',
  guestCountChoiceEnabled: party.guestCountChoiceEnabled,
  rsvpReplyEmailDisabled: party.rsvpReplyEmailDisabled,
  rsvpFields: party.rsvpFields,
  language: party.language,
});

/** The settings as they are saved. The reply-by day is kept when the deadline is switched off. */
export const toChange = ({ suDate, ...values }: SettingsValues): SettingsChange => ({
  ...values,
  suDate: suDate === '' ? null : suDate,
});

const lateProblem = ({ suDate }: SettingsValues, party: PartyDate) =>
  checkReplyBy(suDate === '' ? null : suDate, party);

/** A late day is not saved when the deadline is off, because its field is hidden: the earlier day stays. */
const withoutUnusedDay = (initial: SettingsValues, values: SettingsValues, party: PartyDate): SettingsValues => {
  const isUnused = !values.rsvpDeadlineEnabled && lateProblem(values, party).suDate !== undefined;
  return isUnused ? { ...values, suDate: initial.suDate } : values;
};

/**
 * The settings the host changed since `initial`: another host may have saved the others meanwhile. The deadline and its
 * day are sent together, because the server reads one by the other.
 */
export function changesSince(initial: SettingsValues, values: SettingsValues, party: PartyDate): SettingsChange {
  const [before, now] = [toChange(initial), toChange(withoutUnusedDay(initial, values, party))];
  const differs = (key: string) =>
    JSON.stringify(before[key as keyof SettingsChange]) !== JSON.stringify(now[key as keyof SettingsChange]);
  const deadline = ['rsvpDeadlineEnabled', 'suDate'];
  const sent = (key: string) => (deadline.includes(key) ? deadline.some(differs) : differs(key));
  return Object.fromEntries(Object.entries(now).filter(([key]) => sent(key)));
}

/** The validation errors by field: the contract's rules; a deadline also requires a day no later than the party's. */
export function settingsErrors(values: SettingsValues, party: PartyDate, t: ErrorsT) {
  const errors = schemaErrors(FormSettings, toChange(values), t);
  if (!values.rsvpDeadlineEnabled) return errors;
  if (values.suDate === '') return { ...errors, suDate: t('required') };
  return { ...errors, ...inWords(lateProblem(values, party), t) };
}

/** A new question; `key` becomes its id, which stays when the question is renamed. */
export const newField = (key: string): RsvpField => ({
  id: key.slice(0, 12),
  name: '',
  type: 'text',
  required: false,
  hidden: false,
});

/** The list with one question changed, or without it (null). */
export const withField = (fields: readonly RsvpField[], id: string, change: Partial<RsvpField> | null): RsvpField[] =>
  fields.flatMap((field) => {
    if (field.id !== id) return [field];
    return change === null ? [] : [{ ...field, ...change }];
  });
