import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { OWN_FIELDS, wizardProblems, type OwnField, type WizardInput } from '@festlig/domain/party/wizard';
import { errorText, type ErrorsT } from '../../i18n/error-text';

export type WizardValues = Omit<WizardInput, 'type'>;

/** The zone of the events we make pages for, until a place tells another. */
export const ZONE = 'Europe/Copenhagen';

/** The occasion an address names; an unknown one is a party (spec section 2). */
export const typeOf = (param: string | undefined): PartyType => PARTY_TYPES.find((type) => type === param) ?? 'party';

/** What the page's title is made of: until it is all there, the preview shows the occasion. */
export const titleFields = (type: PartyType): readonly ('name' | OwnField)[] =>
  type === 'baptism'
    ? ['childName']
    : ['name', ...(OWN_FIELDS[type] ?? []).filter((field) => field !== 'churchLocation')];

/** Spec section 5, Wizard, in words. */
export function wizardErrors(
  values: Partial<WizardInput>,
  now: Date,
  t: ErrorsT,
): Partial<Record<keyof WizardValues, string>> {
  const problems = Object.entries(wizardProblems(values, now, ZONE));
  return Object.fromEntries(problems.map(([field, code]) => [field, errorText({ code }, t)]));
}
